/** What this browser remembers about its user's wishes. Private windows may refuse: then nothing is kept. */

const PREFIX = "wagontrain.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // not kept
  }
}
