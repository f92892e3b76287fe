import type { AccountRole, CustomerLogin, SessionAccount, TokenPair } from "@/contracts/identity/auth";
import type { LoginBody } from "@/contracts/identity/auth.schema";
import type { SocialLoginBody } from "@/contracts/identity/social.schema";
import type { TwoStepPending } from "@/contracts/identity/two-step";
import type { VerifyCodeBody } from "@/contracts/identity/two-step.schema";
import { NO_WEDDING, type Wedding } from "@/contracts/identity/wedding";
import { api } from "@/services/api";
import { authApi, type TwoStepRole } from "@/services/identity/auth";
import { registrationApi } from "@/services/identity/registration";
import { weddingApi } from "@/services/identity/wedding";
import { cartApi, cartBodyOf } from "@/services/sale/cart";
import { wishlistApi } from "@/services/catalogue/wishlist";
import { refreshSession } from "@/services/refresh";
import { OPERATOR_LOGIN } from "@/lib/session/page-guard";
import { sealTokens, signedIn, weddingKnown } from "./slices/auth-slice";
import { guestLines } from "./slices/cart-slice";
import type { AppThunk } from "./make-store";
import { keepWedding, ourWedding } from "./storage/remembered-wedding";
import { isVerificationDisabled } from "./storage/two-step-flag";
import { dropUserId, keepUserId } from "./storage/user-id-cookie";

export type SignInRole = AccountRole;

/** `two-step`: the password was right, and the code sent to `email` is required next. */
export type SignInOutcome = { kind: "signed-in" } | { kind: "two-step"; email: string };

type Login = { tokens: TokenPair; userData: SessionAccount };

/** Signs in and stores the session for the next page. Rejects with an ApiError that has the server's message. */
export function signIn(role: SignInRole, body: LoginBody): AppThunk<Promise<SignInOutcome>> {
  return (dispatch) => dispatch(signInBy(() => dispatch(askFor(role, body))));
}

/** Signs in through a social network, with the network's token. */
export function signInSocial(body: SocialLoginBody): AppThunk<Promise<SignInOutcome>> {
  return (dispatch) =>
    dispatch(
      signInBy(async () =>
        customerLogin(await dispatch(authApi.endpoints.loginSocial.initiate(body)).unwrap()),
      ),
    );
}

/** Sends or resends the code of the second step. Rejects with an ApiError. */
export function requestTwoStepCode(email: string, role: TwoStepRole = "customer"): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.ready;
    await dispatch(authApi.endpoints.requestTwoStepCode.initiate({ role, email })).unwrap();
  };
}

/** Completes the second step. Resolves to the message to show; rejects with an ApiError. */
export function verifyTwoStep(
  body: VerifyCodeBody,
  role: TwoStepRole = "customer",
): AppThunk<Promise<string>> {
  return async (dispatch) => {
    let said = "";
    await dispatch(
      signInBy(async () => {
        const { message, ...login } = await dispatch(secondStep(role, body));
        said = message;
        return login;
      }),
    );
    return said === "" || said === "OK" ? VERIFIED : said;
  };
}

function secondStep(role: TwoStepRole, body: VerifyCodeBody): AppThunk<Promise<Login & { message: string }>> {
  return async (dispatch) => {
    if (role === "operator") {
      const { tokens, operator, message } = await dispatch(
        authApi.endpoints.verifyOperatorCode.initiate(body),
      ).unwrap();
      return { tokens, userData: operator, message };
    }
    const { tokens, user, message } = await dispatch(
      authApi.endpoints.verifyTwoStepCode.initiate(body),
    ).unwrap();
    return { tokens, userData: user, message };
  };
}

const VERIFIED = "Verification successful logging you in";

/** Completes this browser's registration by its code. Rejects with an ApiError. */
export function verifyRegistration(code: string): AppThunk<Promise<SignInOutcome>> {
  return (dispatch) =>
    dispatch(
      signInBy(async () =>
        customerLogin(
          await dispatch(registrationApi.endpoints.verifyRegistration.initiate({ code })).unwrap(),
        ),
      ),
    );
}

/** Verifies by the mailed link, which signs in the browser that registered. Resolves to the server's message. */
export function verifyEmail(token: string): AppThunk<Promise<string>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.ready;
    const { login, message } = await dispatch(
      registrationApi.endpoints.verifyEmail.initiate({ token }),
    ).unwrap();
    if (login) await dispatch(signInBy(() => Promise.resolve(customerLogin(login))));
    return message;
  };
}

/** Signs in with a response that contains tokens, and stores the session. */
export function signInBy(ask: () => Promise<Login | TwoStepPending>): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch, _getState, { session, persistence }) => {
    await persistence.ready;
    try {
      const login = await ask();
      if ("twoStepAuthentication" in login) {
        dropUserId();
        return { kind: "two-step", email: login.email };
      }
      const { tokens, userData } = login;
      // Data fetched as a guest, or by another account, must not show in this session.
      dispatch(api.util.resetApiState());
      session.begin();
      dispatch(signedIn({ ...sealTokens(tokens), userData }));
      keepUserId(userData.id);
      if (userData.roleUser === "customer") {
        await Promise.all([
          dispatch(takeCart()),
          dispatch(countSaved()),
          dispatch(takeWedding(userData.wedding)),
        ]);
      }
      await persistence.flush();
      return { kind: "signed-in" };
    } catch (error) {
      dropUserId();
      throw error;
    }
  };
}

/**
 * For a sign-in page that finds a stored session, which the server did not see in a cookie. Resolves to true when
 * the session is alive and has its cookie again; otherwise clears the stored session.
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

/** Clears everything stored except the vendor's voucher table setting, and sends the visitor home. */
export function signOut(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { session, persistence, browser }) => {
    await persistence.ready;
    const { role } = getState().auth;
    await session.forget();
    browser.leave(role === "operator" ? OPERATOR_LOGIN : "/");
  };
}

/** Moves a guest's lines into the account's cart. If that fails, they stay here until the next sign-in. */
function takeCart(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const items = guestLines(getState().cart).map(cartBodyOf);
    if (items.length > 0) {
      const { data } = await dispatch(cartApi.endpoints.mergeCart.initiate({ items }));
      if (data) return;
    }
    await dispatch(countCart());
  };
}

/** Adds a guest's wedding details to the account's. If that fails, the cookie keeps them until the next sign-in. */
function takeWedding(own: Wedding): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // The stored session is the previous one, if any, so this is what a guest has entered.
    const known = ourWedding();
    const adds = JSON.stringify(known) !== JSON.stringify(NO_WEDDING);
    const { data } = adds ? await dispatch(weddingApi.endpoints.mergeWedding.initiate(known)) : { data: own };
    if (!data) return;
    dispatch(weddingKnown(data));
    keepWedding(data);
  };
}

/** Loads the cart's count for the badge, which this browser may not know. A failure must not fail the sign-in. */
function countCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const asked = dispatch(cartApi.endpoints.getCart.initiate({ fromCart: false }, { forceRefetch: true }));
    await asked;
    asked.unsubscribe();
  };
}

/** Loads the couple's saved items in the same way. */
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
    if (role === "operator") return dispatch(authApi.endpoints.loginOperator.initiate(body)).unwrap();
    const { tokens, vendor } = await dispatch(authApi.endpoints.loginVendor.initiate(body)).unwrap();
    return { tokens, userData: vendor };
  };
}

function customerLogin(answer: CustomerLogin | TwoStepPending): Login | TwoStepPending {
  return "tokens" in answer ? { tokens: answer.tokens, userData: answer.user } : answer;
}
