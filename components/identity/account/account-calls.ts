import { loadStore } from "@/components/session/load-store";
import type { ForgotPasswordBody, ResetPasswordBody } from "@/contracts/identity/recovery.schema";
import type { RegisterBody, RegisterByCodeBody } from "@/contracts/identity/registration/register.schema";
import type { Registrant } from "@/contracts/identity/registration/register";
import type { VendorRegisterBody } from "@/contracts/identity/registration/vendor-register.schema";
import type { RecoveryRole } from "@/contracts/identity/recovery";

/*
 * API calls for registration and recovery, for pages that load the store on demand. Each resolves to the response or
 * rejects with an ApiError.
 */

async function open() {
  const [store, { registrationApi }] = await Promise.all([
    loadStore(),
    import("@/services/identity/registration"),
  ]);
  return { dispatch: store.dispatch, calls: registrationApi.endpoints };
}

export async function registerCustomer(body: RegisterBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.registerCustomer.initiate(body)).unwrap();
}

/** Registers without leaving the page: a code for this browser is mailed. */
export async function registerByCode(body: RegisterByCodeBody): Promise<void> {
  const { dispatch, calls } = await open();
  await dispatch(calls.registerByCode.initiate(body)).unwrap();
}

export async function resendRegistrationCode(): Promise<void> {
  const { dispatch, calls } = await open();
  await dispatch(calls.resendRegistrationCode.initiate()).unwrap();
}

/** Verifies this browser's registration by its code and stores the session. */
export async function verifyRegistration(code: string): Promise<void> {
  const [store, session] = await Promise.all([loadStore(), import("@/store/session")]);
  await store.dispatch(session.verifyRegistration(code));
}

export async function registerVendor(body: VendorRegisterBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.registerVendor.initiate(body)).unwrap();
}

/** Verifies by the mailed link, and stores the session if this browser registered. */
export async function verifyEmail(token: string): Promise<{ message: string; hasCart: boolean }> {
  const [store, session] = await Promise.all([loadStore(), import("@/store/session")]);
  const message = await store.dispatch(session.verifyEmail(token));
  return { message, hasCart: store.getState().cart.cartCount > 0 };
}

/** Never cached, because the link may have been used in another tab. */
export async function registrantOf(token: string): Promise<Registrant> {
  const { dispatch, calls } = await open();
  return dispatch(calls.getRegistrant.initiate({ token }, { subscribe: false, forceRefetch: true })).unwrap();
}

export async function disownRegistration(token: string): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.disownRegistration.initiate({ token })).unwrap();
}

export async function resendVerification(): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.resendVerification.initiate()).unwrap();
}

export async function forgotPassword(role: RecoveryRole, body: ForgotPasswordBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.forgotPassword.initiate({ role, ...body })).unwrap();
}

export async function resetPassword(
  role: RecoveryRole,
  token: string,
  body: ResetPasswordBody,
): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.resetPassword.initiate({ role, token, ...body })).unwrap();
}

export async function confirmEmailChange(token: string): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.confirmEmailChange.initiate({ token })).unwrap();
}

export async function undoEmailChange(token: string): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.undoEmailChange.initiate({ token })).unwrap();
}
