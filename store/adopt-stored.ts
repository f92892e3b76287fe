import type { Dispatch } from "@reduxjs/toolkit";
import { api } from "@/services/api";
import { authAdopted, type AuthState } from "./auth-slice";
import { cartAdopted, type CartState } from "./cart-slice";
import { type StateStorage, STORED_STATE_KEY } from "./storage";

type Persisted = { auth: AuthState; cart: CartState };

/** Takes over what another tab has stored since: a refreshed pair, a sign-in or sign-out, a fuller cart. */
export function adoptStored(
  store: { getState(): Persisted; dispatch: Dispatch },
  storage: Pick<StateStorage, "peek">,
): void {
  const stored = readStored(storage.peek(STORED_STATE_KEY));
  if (!stored) return;
  const { auth, cart } = store.getState();
  if (differs(stored.auth, auth)) {
    store.dispatch(authAdopted(stored.auth));
    if (stored.auth.userData?.id !== auth.userData?.id) store.dispatch(api.util.resetApiState());
  }
  if (differs(stored.cart, cart)) {
    store.dispatch(cartAdopted(stored.cart));
    store.dispatch(api.util.invalidateTags(["Cart"]));
  }
}

function readStored(text: string | null): Persisted | null {
  try {
    const slices = JSON.parse(text ?? "null") as Record<keyof Persisted, string> | null;
    if (!slices) return null;
    return { auth: JSON.parse(slices.auth) as AuthState, cart: JSON.parse(slices.cart) as CartState };
  } catch {
    return null;
  }
}

function differs(a: object, b: object): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
