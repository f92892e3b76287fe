import { LRUCache } from "lru-cache";
import { unspoken } from "./speaking";

type Kept = { value: unknown };
type Load = { load: () => Promise<unknown>; bytesOf?: (value: never) => number };
type Store = LRUCache<string, Kept, Load>;

const shared = globalThis as typeof globalThis & { sayangCache?: Store };
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** The assumed size of a value when the caller gives no `bytesOf`. */
const USUAL_BYTES = 1_000;

function createStore(): Store {
  return new LRUCache<string, Kept, Load>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // A load that is evicted while it runs still has callers waiting for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { load, bytesOf }, options }) {
      // Renders in any language share it.
      const value = await unspoken(load);
      options.size = bytesOf ? Math.max(1, Math.ceil(bytesOf(value as never))) : USUAL_BYTES;
      return { value };
    },
  });
}

/**
 * Returns the value of `load`, cached in this process for some seconds; concurrent callers share one load. Only for
 * public data that may be slightly stale. Failures are not cached. The least recently used entries are evicted when
 * there are too many or they become too large, so pass `bytesOf`, the approximate size of a value, if strangers can
 * vary the key without limit.
 */
export async function cached<T>(
  key: string,
  seconds: number,
  load: () => Promise<T>,
  bytesOf?: (value: T) => number,
): Promise<T> {
  if (seconds <= 0) return load(); // lru-cache would take a ttl of 0 as "forever".
  const store = (shared.sayangCache ??= createStore());
  const kept = await store.forceFetch(key, { ttl: seconds * 1000, context: { load, bytesOf } });
  return kept.value as T;
}

export function clearCache(): void {
  // A new store rather than clear(), so that running loads don't fill it with stale values.
  shared.sayangCache = undefined;
}
