import type { AppStore } from "@/store/make-store";

type Listener = (store: AppStore) => void;

let loading: Promise<AppStore> | null = null;
let loaded: AppStore | null = null;
const listeners = new Set<Listener>();

/**
 * Resolves to the page's store with the stored session. The first call loads the store's code, so that public pages do
 * not carry it. After a failure the next call tries again.
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

/** Calls the listener once the store is loaded, without loading it. Returns a function that stops listening. */
export function onStoreLoaded(listener: Listener): () => void {
  if (loaded) listener(loaded);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
