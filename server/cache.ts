type Entry = { value: Promise<unknown>; until: number };

const shared = globalThis as typeof globalThis & { sayangCache?: Map<string, Entry> };
const MAX_ENTRIES = 2_000;

/**
 * Keeps what `load` gives for some seconds in this process; callers that arrive together share one load. Only for
 * public data, where a stale minute harms nobody. A failure is not kept.
 */
export function cached<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
  const entries = (shared.sayangCache ??= new Map());
  const held = entries.get(key);
  if (held && held.until > Date.now()) return held.value as Promise<T>;
  if (entries.size >= MAX_ENTRIES) entries.clear();
  const value = load();
  entries.set(key, { value, until: Date.now() + seconds * 1000 });
  value.catch(() => entries.delete(key));
  return value;
}

export function clearCache(): void {
  shared.sayangCache?.clear();
}
