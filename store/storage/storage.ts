import { SHORTCUTS_KEY } from "@/lib/keyboard";
import { PROMO_DISMISSED_KEY } from "@/lib/promo/promo-dismissal";
import { TWO_STEP_FLAG } from "./two-step-flag";

/** The key of the persisted state (redux-persist puts `persist:` before its key `root`). */
export const PERSIST_KEY = "root";
export const STORED_STATE_KEY = `persist:${PERSIST_KEY}`;

/** Ids of the couple's saved items. Outside the persisted state, which contains only `auth` and `cart`. */
export const SAVED_KEY = "sayang:saved";

/** Tells other scripts of this site that an account is signed in here. It proves nothing. */
export const USER_ID_COOKIE = "userId";

/**
 * Keys that survive logging out: the vendor's voucher table setting, and flags about the browser rather than the
 * account.
 */
export const KEPT_AT_LOGOUT: readonly string[] = [
  "sayang:vendor-voucher-table",
  TWO_STEP_FLAG,
  PROMO_DISMISSED_KEY,
  SHORTCUTS_KEY,
];

/** Fired in the tab that wrote, because the browser's own `storage` event is only fired in the others. */
export const STORED_EVENT = "sayang:stored";

export type StateStorage = {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** Reads synchronously, to see what another tab may have written in the meantime. */
  peek(key: string): string | null;
  clearAllBut(keys: readonly string[]): void;
};

/**
 * Returns local storage, or a storage that stores nothing when it is missing (on the server), blocked (by the visitor)
 * or full.
 */
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
