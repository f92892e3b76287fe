import type { LoginBody, SessionAccount } from "@/contracts/auth";
import { api } from "@/services/api";
import { authApi } from "@/services/auth";
import { cartApi } from "@/services/cart";
import { refreshSession } from "@/services/refresh";
import { sealTokens, signedIn } from "./auth-slice";
import type { AppDispatch, AppThunk } from "./make-store";
import { dropUserId, keepUserId } from "./user-id-cookie";

export type SignInRole = "customer" | "vendor";

/**
 * Signs in, keeps the session where the next page finds it, and answers who it is. Rejects with an ApiError, whose
 * message is the server's.
 */
export function signIn(role: SignInRole, body: LoginBody): AppThunk<Promise<SessionAccount>> {
  return async (dispatch, _getState, { session, persistence }) => {
    await persistence.ready;
    try {
      const { tokens, userData } = await askFor(role, body, dispatch);
      // Nothing that was fetched as a guest, or as somebody else, may show up in this session.
      dispatch(api.util.resetApiState());
      session.begin();
      dispatch(signedIn({ ...sealTokens(tokens), userData }));
      keepUserId(userData.id);
      if (role === "customer") await dispatch(countCart());
      await persistence.flush();
      return userData;
    } catch (error) {
      dropUserId();
      throw error;
    }
  };
}

/**
 * For a sign-in page that finds a session stored: the server would not have shown the page to its cookie. True when
 * the session lives and has its cookie again; else what was left of it is cleared.
 */
export function resumeSession(): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, { session, persistence }) => {
    await persistence.ready;
    const held = session.tokens();
    const refreshed = held ? await refreshSession(session, held.access) : "over";
    if (refreshed === "over") await session.forget();
    return refreshed === "retry";
  };
}

/** Spec customer §4: everything stored goes, but the vendor's voucher table setting, and the visitor goes home. */
export function signOut(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { session, persistence, around }) => {
    await persistence.ready;
    await session.forget();
    around.leave("/");
  };
}

/** The badge of a browser that has not seen this cart. That it fails must not spoil the sign-in. */
function countCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const asked = dispatch(cartApi.endpoints.getCart.initiate({ fromCart: false }, { forceRefetch: true }));
    await asked;
    asked.unsubscribe();
  };
}

async function askFor(role: SignInRole, body: LoginBody, dispatch: AppDispatch) {
  if (role === "customer") {
    const { tokens, user } = await dispatch(authApi.endpoints.loginCustomer.initiate(body)).unwrap();
    return { tokens, userData: user };
  }
  const { tokens, vendor } = await dispatch(authApi.endpoints.loginVendor.initiate(body)).unwrap();
  return { tokens, userData: vendor };
}
