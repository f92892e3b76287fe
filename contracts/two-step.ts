import { boolean, type InferType, object } from "yup";
import { emailAddress, text } from "./text";

/** Spec customer §9. */
export const CODE_LENGTH = 6;
export const INVALID_CODE = "Invalid code";
export const SIGN_IN_AGAIN = "This code has expired. Please log in again.";
export const CODE_EXPIRED = "This code has expired. Please ask for a new one.";
export const CODE_VERIFIED = "Verification successful logging you in";
export const CODE_MINUTES = 10;
export const CODE_MAX_TRIES = 5;
/** A code is sent again at most once in this time. */
export const RESEND_SECONDS = 60;

export const oneTimeCode = () =>
  text()
    .required("Please enter the code")
    .matches(/^\d{6}$/, { message: INVALID_CODE, excludeEmptyString: true });

export const EMAIL_REQUIRED = "Email is required";
const knownAddress = () =>
  emailAddress().email("Please enter a valid email address").max(254).required(EMAIL_REQUIRED);

/** GET /user/auth/two-step-verification/{email}: sends the code anew for a sign-in that is under way. */
export const twoStepParam = object({ email: knownAddress() });

/** POST /user/auth/two-step-verification/verifyCode. `rememberBrowser`: do not ask again on this browser. */
export const verifyCodeBody = object({
  email: knownAddress(),
  code: oneTimeCode(),
  rememberBrowser: boolean().typeError("rememberBrowser must be true or false"),
});
export type VerifyCodeBody = InferType<typeof verifyCodeBody>;

/** What a right password answers when a second step is still to come: no tokens, no user. */
export type TwoStepPending = { twoStepAuthentication: true; email: string };

/** POST /otp/send and /otp/verify confirm the signed-in account's own address or number. */
export const OTP_CHANNELS = ["email", "phone"] as const;
export const sendOtpBody = object({
  channel: text().oneOf(OTP_CHANNELS, "channel must be email or phone").required("channel is required"),
});
export type SendOtpBody = InferType<typeof sendOtpBody>;
export const verifyOtpBody = sendOtpBody.concat(object({ code: oneTimeCode() }));
export type VerifyOtpBody = InferType<typeof verifyOtpBody>;

/** `sentTo` is masked. */
export type CodeSent = { sentTo: string; /** ISO 8601, UTC */ expires: string };
