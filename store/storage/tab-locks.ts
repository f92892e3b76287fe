const TURN = "sayang-session";
/**
 * Longer than a stored value takes to reach another tab. A page that holds a lock is excluded from the back/forward
 * cache.
 */
const MARK_MS = 10_000;

/**
 * Tabs take turns, because they share one refresh token, which works once. Old browsers and insecure contexts have no
 * locks.
 */
export async function inTabLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = tabLocks();
  return locks ? locks.request(TURN, work) : work();
}

/**
 * Tells the other tabs that this refresh token has been used. They learn it from a lock with that name, because
 * browsers grant locks in order, while another tab may still read the local storage from before the last write.
 */
export async function markSpent(refreshToken: string): Promise<void> {
  const locks = tabLocks();
  if (!locks) return;
  const name = await markOf(refreshToken);
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>((release) => setTimeout(release, MARK_MS));
    };
    locks.request(name, hold).catch(() => resolve());
  });
}

/** Returns true when another tab has just used this refresh token. */
export async function isSpent(refreshToken: string): Promise<boolean> {
  const locks = tabLocks();
  if (!locks) return false;
  return locks.request(await markOf(refreshToken), { ifAvailable: true }, (lock) => lock === null);
}

function tabLocks(): LockManager | undefined {
  return typeof navigator === "undefined" ? undefined : (navigator.locks as LockManager | undefined);
}

/** Hashed, because any script of the site can list the locks. */
async function markOf(refreshToken: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(refreshToken));
  return `sayang-spent:${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
