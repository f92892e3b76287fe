import type { CustomerLogin, LoginBody, SessionAccount, TokenPair } from "@/contracts/auth";
import type { SocialLoginBody } from "@/contracts/social";
import type { TwoStepPending, VerifyCodeBody } from "@/contracts/two-step";
import { api } from "@/services/api";
import { authApi } from "@/services/auth";
import { cartApi } from "@/services/cart";
import { wishlistApi } from "@/services/wishlist";
import { refreshSession } from "@/services/refresh";
import { sealTokens, signedIn } from "./auth-slice";
import type { AppThunk } from "./make-store";
import { isVerificationDisabled } from "./two-step-flag";
import { dropUserId, keepUserId } from "./user-id-cookie";

export type SignInRole = "customer" | "vendor";

/** `two-step`: the password was right, and a code that goes to `email` is still to come. */
export type SignInOutcome = { kind: "signed-in" } | { kind: "two-step"; email: string };

type Login = { tokens: TokenPair; userData: SessionAccount };

/**
 * Signs in and keeps the session where the next page finds it. Rejects with an ApiError, whose message is the
 * server's.
 */
export function signIn(role: SignInRole, body: LoginBody): AppThunk<Promise<SignInOutcome>> {
  return (dispatch) => dispatch(signInBy(() => dispatch(askFor(role, body))));
}

/** The same through a social network, by the network's token. */
export function signInSocial(body: SocialLoginBody): AppThunk<Promise<SignInOutcome>> {
  return (dispatch) =>
    dispatch(
      signInBy(async () =>
        customerLogin(await dispatch(authApi.endpoints.loginSocial.initiate(body)).unwrap()),
      ),
    );
}

/** Sends the code of the second step, the first time and again. Rejects with an ApiError. */
export function requestTwoStepCode(email: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.ready;
    await dispatch(authApi.endpoints.requestTwoStepCode.initiate(email)).unwrap();
  };
}

/** The second step. Answers what to say; rejects with an ApiError. */
export function verifyTwoStep(body: VerifyCodeBody): AppThunk<Promise<string>> {
  return async (dispatch) => {
    let said = "";
    await dispatch(
      signInBy(async () => {
        const login = await dispatch(authApi.endpoints.verifyTwoStepCode.initiate(body)).unwrap();
        said = login.message;
        return { tokens: login.tokens, userData: login.user };
      }),
    );
    return said === "" || said === "OK" ? VERIFIED : said;
  };
}

/** Spec customer §8. */
const VERIFIED = "Verification successful logging you in";

function signInBy(ask: () => Promise<Login | TwoStepPending>): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch, _getState, { session, persistence }) => {
    await persistence.ready;
    try {
      const login = await ask();
      if ("twoStepAuthentication" in login) {
        dropUserId();
        return { kind: "two-step", email: login.email };
      }
      const { tokens, userData } = login;
      // Nothing that was fetched as a guest, or as somebody else, may show up in this session.
      dispatch(api.util.resetApiState());
      session.begin();
      dispatch(signedIn({ ...sealTokens(tokens), userData }));
      keepUserId(userData.id);
      if (userData.roleUser === "customer")
        await Promise.all([dispatch(countCart()), dispatch(countSaved())]);
      await persistence.flush();
      return { kind: "signed-in" };
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

/** The same for what the couple keeps. */
function countSaved(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const asked = dispatch(wishlistApi.endpoints.getSavedIds.initiate(undefined, { forceRefetch: true }));
    await asked;
    asked.unsubscribe();
  };
}

function askFor(role: SignInRole, body: LoginBody): AppThunk<Promise<Login | TwoStepPending>> {
  return async (dispatch) => {
    if (role === "customer") {
      const disableVerificationOnThisBrowser = isVerificationDisabled();
      const request = { ...body, disableVerificationOnThisBrowser };
      return customerLogin(await dispatch(authApi.endpoints.loginCustomer.initiate(request)).unwrap());
    }
    const { tokens, vendor } = await dispatch(authApi.endpoints.loginVendor.initiate(body)).unwrap();
    return { tokens, userData: vendor };
  };
}

function customerLogin(answer: CustomerLogin | TwoStepPending): Login | TwoStepPending {
  return "tokens" in answer ? { tokens: answer.tokens, userData: answer.user } : answer;
}
