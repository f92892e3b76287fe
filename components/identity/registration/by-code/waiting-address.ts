const KEY = "sayang:registering";

/** Returns the address for which this tab is waiting for a code, or null. */
export function waitingAddress(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the address for this tab; null removes it. Without storage, a reloaded page starts over. */
export function keepWaiting(email: string | null): void {
  try {
    if (email === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is unavailable.
  }
}
