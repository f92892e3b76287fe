import type { IDBPDatabase } from "idb";
import type { ProductValues } from "./product-values";

export type StoredDraft = {
  /** The changed fields only, so that restoring a draft leaves the others at their current stored values. */
  values: Partial<ProductValues>;
  /** The product version that the draft is based on; null for a new product. */
  version: number | null;
  savedAt: number;
};

const NAME = "sayang-product-drafts";
const STORE = "drafts";

let opened: Promise<IDBPDatabase> | undefined;

/** Pictures are too large for localStorage. Stays open, so that a page being left can still start to write. */
function open(): Promise<IDBPDatabase> {
  opened ??= import("idb")
    .then(({ openDB }) =>
      openDB(NAME, 1, {
        upgrade: (db) => void db.createObjectStore(STORE),
        terminated: () => (opened = undefined),
      }),
    )
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Returns null when there is no draft, or no storage. */
export async function readDraft(key: string): Promise<StoredDraft | null> {
  try {
    const db = await open();
    const found = (await db.get(STORE, key)) as StoredDraft | undefined;
    return found ?? null;
  } catch {
    return null;
  }
}

/** Stores what was typed. Returns false when the browser has no storage for it. */
export async function keepDraft(key: string, draft: StoredDraft): Promise<boolean> {
  try {
    const db = await open();
    await db.put(STORE, draft, key);
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    const db = await open();
    await db.delete(STORE, key);
  } catch {
    // Without storage there is no draft.
  }
}
