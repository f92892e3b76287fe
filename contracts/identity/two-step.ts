export const CODE_LENGTH = 6;
export const INVALID_CODE = "Invalid code";
export const SIGN_IN_AGAIN = "This code has expired. Please log in again.";
export const CODE_EXPIRED = "This code has expired. Please ask for a new one.";
export const CODE_VERIFIED = "Verification successful logging you in";
export const CODE_MINUTES = 10;
export const CODE_MAX_TRIES = 5;
/** A code is sent again at most once in this many seconds. */
export const RESEND_SECONDS = 60;

export const EMAIL_REQUIRED = "Email is required";

/** The response to a correct password when a second step is required: no tokens, no user. */
export type TwoStepPending = { twoStepAuthentication: true; email: string };

/** POST /otp/send and /otp/verify confirm the signed-in account's own address or number. */
export const OTP_CHANNELS = ["email", "phone"] as const;

/** `sentTo` is masked. */
export type CodeSent = { sentTo: string; /** ISO 8601, UTC */ expires: string };
