import type { Dispatch } from "@reduxjs/toolkit";
import type { SavedIds } from "@/contracts/catalogue/wishlist";
import type { AuthState } from "../slices/auth-slice";
import { NOTHING_SAVED, savedAdopted, type SavedState } from "../slices/saved-slice";
import { SAVED_KEY, type StateStorage } from "./storage";

type SavedStore = {
  getState(): { auth: AuthState; saved: SavedState };
  dispatch: Dispatch;
  subscribe(listener: () => void): () => void;
};
type Storage = Pick<StateStorage, "peek" | "setItem" | "removeItem">;

/** Restores the couple's lists from storage, and stores every change while a couple is signed in. */
export function keepSaved(store: SavedStore, storage: Storage): void {
  adoptSaved(store, storage);
  let written = store.getState().saved;
  store.subscribe(() => {
    const { auth, saved } = store.getState();
    if (saved === written) return;
    written = saved;
    if (auth.userData === null) void storage.removeItem(SAVED_KEY);
    else if (!sameText(saved, storage.peek(SAVED_KEY))) {
      void storage.setItem(SAVED_KEY, JSON.stringify(saved));
    }
  });
}

/** Adopts the lists that another tab has written. */
export function adoptSaved(store: SavedStore, storage: Pick<StateStorage, "peek">): void {
  const text = storage.peek(SAVED_KEY);
  const saved = store.getState().auth.userData ? readSaved(text) : NOTHING_SAVED;
  if (!sameText(store.getState().saved, JSON.stringify(saved))) store.dispatch(savedAdopted(saved));
}

const sameText = (saved: SavedState, text: string | null) => JSON.stringify(saved) === text;

/** Returns the ids stored under `SAVED_KEY`; none when the text is not in our format. */
export function readSaved(text: string | null): SavedIds {
  try {
    const { vendorIds, productIds } = JSON.parse(text ?? "{}") as Partial<SavedIds>;
    if (Array.isArray(vendorIds) && Array.isArray(productIds)) return { vendorIds, productIds };
  } catch {
    // Not our format.
  }
  return NOTHING_SAVED;
}
