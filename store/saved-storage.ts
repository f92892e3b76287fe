import type { Dispatch } from "@reduxjs/toolkit";
import type { SavedIds } from "@/contracts/saved";
import type { AuthState } from "./auth-slice";
import { NOTHING_SAVED, savedAdopted, type SavedState } from "./saved-slice";
import { SAVED_KEY, type StateStorage } from "./storage";

type SavedStore = {
  getState(): { auth: AuthState; saved: SavedState };
  dispatch: Dispatch;
  subscribe(listener: () => void): () => void;
};
type Storage = Pick<StateStorage, "peek" | "setItem" | "removeItem">;

/** Reads what this browser remembers of the couple's lists, and remembers every change while somebody is signed in. */
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

/** Takes over what another tab has written. */
export function adoptSaved(store: SavedStore, storage: Pick<StateStorage, "peek">): void {
  const text = storage.peek(SAVED_KEY);
  const saved = store.getState().auth.userData ? readSaved(text) : NOTHING_SAVED;
  if (!sameText(store.getState().saved, JSON.stringify(saved))) store.dispatch(savedAdopted(saved));
}

const sameText = (saved: SavedState, text: string | null) => JSON.stringify(saved) === text;

/** What the text under `SAVED_KEY` says; nothing when it is none of ours. */
export function readSaved(text: string | null): SavedIds {
  try {
    const { vendorIds, productIds } = JSON.parse(text ?? "{}") as Partial<SavedIds>;
    if (Array.isArray(vendorIds) && Array.isArray(productIds)) return { vendorIds, productIds };
  } catch {
    // Somebody else's.
  }
  return NOTHING_SAVED;
}
