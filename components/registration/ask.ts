import { loadStore } from "@/components/layout/session/load-store";
import type { ForgotPasswordBody, ResetPasswordBody } from "@/contracts/recovery";
import type { RegisterBody, Registrant } from "@/contracts/register";
import type { VendorRegisterBody } from "@/contracts/vendor-register";
import type { SignInRole } from "@/store/session";

/*
 * The calls of registration and recovery for pages that fetch the store when it is needed. Each answers what the
 * server says, or rejects with an ApiError.
 */

async function open() {
  const [store, { registrationApi }] = await Promise.all([loadStore(), import("@/services/registration")]);
  return { dispatch: store.dispatch, calls: registrationApi.endpoints };
}

export async function registerCustomer(body: RegisterBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.registerCustomer.initiate(body)).unwrap();
}

export async function registerVendor(body: VendorRegisterBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.registerVendor.initiate(body)).unwrap();
}

export async function verifyEmail(token: string): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.verifyEmail.initiate({ token })).unwrap();
}

/** Asked anew each time: the link may have been used in another tab. */
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

export async function forgotPassword(role: SignInRole, body: ForgotPasswordBody): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.forgotPassword.initiate({ role, ...body })).unwrap();
}

export async function resetPassword(
  role: SignInRole,
  token: string,
  body: ResetPasswordBody,
): Promise<string> {
  const { dispatch, calls } = await open();
  return dispatch(calls.resetPassword.initiate({ role, token, ...body })).unwrap();
}
