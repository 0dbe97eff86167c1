export function packagesOf(paths: string[]): string[];
export function licenseTexts(paths: string[]): string;
