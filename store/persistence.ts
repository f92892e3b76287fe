import type { Store } from "@reduxjs/toolkit";
import { type Persistor, persistStore } from "redux-persist";
import type { StateStorage } from "./storage/storage";

export type Persistence = {
  /** Reads the stored state and persists changes from then on. Call it only in the browser, after hydration. */
  start(store: Store): void;
  /** Resolves when the stored state is in the store; actions dispatched earlier would be lost. */
  ready: Promise<void>;
  /** Resolves when the current state is stored. */
  flush(): Promise<void>;
};

export function createPersistence(): Persistence {
  let persistor: Persistor | null = null;
  let settle: () => void;
  const ready = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    ready,
    start: (store) => {
      persistor ??= persistStore(store, null, () => settle());
    },
    flush: async () => {
      await persistor?.flush();
    },
  };
}

/**
 * Skips writes that change nothing, such as the one after every start, because the state that this tab has read may be
 * older than what another tab is storing.
 */
export function changesOnly(storage: StateStorage): StateStorage {
  return {
    ...storage,
    setItem: (key, value) =>
      sameSlices(storage.peek(key), value) ? Promise.resolve() : storage.setItem(key, value),
  };
}

function sameSlices(stored: string | null, value: string): boolean {
  if (stored === null) return false;
  try {
    const sorted = (text: string) => JSON.stringify(Object.entries(JSON.parse(text) as object).sort());
    return sorted(stored) === sorted(value);
  } catch {
    return false;
  }
}
