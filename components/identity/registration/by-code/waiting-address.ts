const KEY = "sayang:registering";

/** Returns the address that this tab waits for a code of, or null. */
export function waitingAddress(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers the address for this tab; null forgets it. Without storage a reloaded page begins anew. */
export function keepWaiting(email: string | null): void {
  try {
    if (email === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is off.
  }
}
