import type { ProductValues } from "./product-values";

export type StoredDraft = {
  values: ProductValues;
  /** The product's version that the draft began with; null for a new one. */
  version: number | null;
  savedAt: number;
};

const NAME = "sayang-product-drafts";
const STORE = "drafts";

/** Pictures are too large for localStorage. */
async function open() {
  const { openDB } = await import("idb");
  return openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore(STORE) });
}

/** Returns null when there is none, or no storage to keep one in. */
export async function readDraft(key: string): Promise<StoredDraft | null> {
  try {
    const db = await open();
    const found = (await db.get(STORE, key)) as StoredDraft | undefined;
    db.close();
    return found ?? null;
  } catch {
    return null;
  }
}

/** Keeps what was typed. Returns false when the browser has no storage for it. */
export async function keepDraft(key: string, draft: StoredDraft): Promise<boolean> {
  try {
    const db = await open();
    await db.put(STORE, draft, key);
    db.close();
    return true;
  } catch {
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  try {
    const db = await open();
    await db.delete(STORE, key);
    db.close();
  } catch {
    // Without storage there is no draft.
  }
}
