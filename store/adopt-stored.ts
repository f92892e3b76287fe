import type { Dispatch } from "@reduxjs/toolkit";
import { api } from "@/services/api";
import { authAdopted, type AuthState, openTokens } from "./slices/auth-slice";
import { cartAdopted, type CartState } from "./slices/cart-slice";
import { type StateStorage, STORED_STATE_KEY } from "./storage/storage";

type Persisted = { auth: AuthState; cart: CartState };

/**
 * Adopts the state stored by another tab: refreshed tokens, a sign-in or sign-out, a changed cart. If that tab did not
 * yet know that this one `hasSpent` its refresh token, the newer pair is stored again.
 */
export function adoptStored(
  store: { getState(): Persisted; dispatch: Dispatch },
  storage: Pick<StateStorage, "peek">,
  hasSpent: (refreshToken: string) => boolean,
): void {
  const stored = readStored(storage.peek(STORED_STATE_KEY));
  if (!stored) return;
  const { auth, cart } = store.getState();
  if (hasSpent(openTokens(stored.auth)?.refresh ?? "")) {
    // A new object, so that it gets stored.
    store.dispatch(authAdopted({ ...auth }));
  } else if (differs(stored.auth, auth)) {
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
