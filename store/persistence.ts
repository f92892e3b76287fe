import type { Store } from "@reduxjs/toolkit";
import { type Persistor, persistStore } from "redux-persist";

export type Persistence = {
  /** Reads what is stored and keeps it from then on. Only in the browser, after hydration. */
  start(store: Store): void;
  /** Resolves when the stored state is in the store: what is dispatched to it earlier would be lost. */
  ready: Promise<void>;
  /** Resolves when the present state is stored. */
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
