const KEY = "recent-searches";
const MOST = 5;

/** Returns this browser's recent searches, newest first. Empty when storage is unavailable. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(q: string): void {
  const words = q.trim();
  if (words.length < 2) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is unavailable.
  }
}
