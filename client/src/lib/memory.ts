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

/** What this tab still knows after it was loaded again. */
export function recalled<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // not kept
  }
}
