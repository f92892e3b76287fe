import type { AppStore } from "@/store/make-store";

type Listener = (store: AppStore) => void;

let loading: Promise<AppStore> | null = null;
let loaded: AppStore | null = null;
const listeners = new Set<Listener>();

/**
 * The page's store with the stored session in it. The store's code is fetched at the first call, so that public
 * pages do not carry it. A fetch that failed is tried again by the next call.
 */
export function loadStore(): Promise<AppStore> {
  loading ??= import("@/store/browser-store")
    .then(({ openBrowserStore }) => openBrowserStore())
    .then(
      (store) => {
        loaded = store;
        for (const listener of listeners) listener(store);
        return store;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
  return loading;
}

/** Tells of the store when somebody has loaded it, without loading it; answers how to stop. */
export function onStoreLoaded(listener: Listener): () => void {
  if (loaded) listener(loaded);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
