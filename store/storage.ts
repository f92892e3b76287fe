/** Where the persisted state lies (redux-persist puts `persist:` before its key `root`). */
export const PERSIST_KEY = "root";
export const STORED_STATE_KEY = `persist:${PERSIST_KEY}`;

/** Ids of what the couple keeps. Beside the persisted state, which is `auth` and `cart` alone (spec vendor §3). */
export const SAVED_KEY = "sayang:saved";

/** Says to other scripts of this site that somebody has signed in here (spec customer §4). It proves nothing. */
export const USER_ID_COOKIE = "userId";

/** What logging out leaves behind (spec customer §4): how the vendor set up the voucher table. */
export const KEPT_AT_LOGOUT: readonly string[] = ["sayang:vendor-voucher-table"];

/** Fired in the tab that wrote, where the browser's own `storage` event is silent. */
export const STORED_EVENT = "sayang:stored";

export type StateStorage = {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** Without waiting: what another tab may have written meanwhile. */
  peek(key: string): string | null;
  clearAllBut(keys: readonly string[]): void;
};

/** Local storage that may be missing (on the server), closed (by the visitor) or full: then nothing is kept. */
export function localStateStorage(): StateStorage {
  const local = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return typeof window === "undefined" ? otherwise : work(window.localStorage);
    } catch {
      return otherwise;
    }
  };
  const peek = (key: string) => local((storage) => storage.getItem(key), null);
  return {
    peek,
    getItem: (key) => Promise.resolve(peek(key)),
    setItem: (key, value) => {
      local((storage) => storage.setItem(key, value), undefined);
      if (typeof window !== "undefined") window.dispatchEvent(new Event(STORED_EVENT));
      return Promise.resolve();
    },
    removeItem: (key) => Promise.resolve(local((storage) => storage.removeItem(key), undefined)),
    clearAllBut: (keys) =>
      local((storage) => {
        for (const key of Object.keys(storage)) if (!keys.includes(key)) storage.removeItem(key);
      }, undefined),
  };
}
