type Entry = { value: Promise<unknown>; until: number; bytes: number };
type Store = { entries: Map<string, Entry>; bytes: number; sweptAt: number };

const shared = globalThis as typeof globalThis & { sayangCache?: Store };
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 48 * 1024 * 1024;
const SWEEP_MS = 10_000;
/** Of what does not say how large it is. */
const USUAL_BYTES = 1_000;

/**
 * Keeps what `load` gives for some seconds in this process; callers that arrive together share one load. Only for
 * public data, where a stale minute harms nobody. A failure is not kept. What strangers can ask for in endless ways says
 * by `bytesOf` how large it is, about: the least recently used go when there is too much.
 */
export function cached<T>(
  key: string,
  seconds: number,
  load: () => Promise<T>,
  bytesOf?: (value: T) => number,
): Promise<T> {
  const store = (shared.sayangCache ??= { entries: new Map(), bytes: 0, sweptAt: Date.now() });
  const held = store.entries.get(key);
  if (held) store.entries.delete(key);
  if (held && held.until > Date.now()) {
    store.entries.set(key, held);
    return held.value as Promise<T>;
  }
  if (held) store.bytes -= held.bytes;
  sweep(store);
  const value = load();
  const entry: Entry = { value, until: Date.now() + seconds * 1000, bytes: USUAL_BYTES };
  store.entries.set(key, entry);
  store.bytes += entry.bytes;
  const isKept = () => store.entries.get(key) === entry;
  value.then(
    (loaded) => {
      if (!bytesOf || !isKept()) return;
      const bytes = bytesOf(loaded);
      store.bytes += bytes - entry.bytes;
      entry.bytes = bytes;
      makeRoom(store);
    },
    () => isKept() && drop(store, key),
  );
  makeRoom(store);
  return value;
}

export function clearCache(): void {
  shared.sayangCache = undefined;
}

/** What is over takes no memory until somebody asks for it again. */
function sweep(store: Store): void {
  const now = Date.now();
  if (now - store.sweptAt < SWEEP_MS) return;
  store.sweptAt = now;
  for (const [key, { until }] of store.entries) if (until <= now) drop(store, key);
}

function makeRoom(store: Store): void {
  for (const oldest of store.entries.keys()) {
    if (store.entries.size <= MAX_ENTRIES && store.bytes <= MAX_BYTES) break;
    drop(store, oldest);
  }
}

function drop(store: Store, key: string): void {
  store.bytes -= store.entries.get(key)?.bytes ?? 0;
  store.entries.delete(key);
}
