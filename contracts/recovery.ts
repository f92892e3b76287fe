import { type InferType, object } from "yup";
import { newPassword } from "./password";
import { emailAddress, text } from "./text";

export const RESET_MAILED = "Please check your email to reset your password";
export const RESET_DONE = "Password has been reset";
export const LINK_GONE = "This link has expired or has been used already. Please ask for a new one.";

/** POST /user/auth/forgot-password and /vendor/auth/forgot-password: the answer never tells whether the address is known. */
export const forgotPasswordBody = object({
  email: emailAddress().email("Please enter a valid email address").max(254).required("Email is required"),
});
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;

/** `?token=` of a mailed link. */
export const tokenQuery = object({ token: text().max(128).required(LINK_GONE) });
export type TokenQuery = InferType<typeof tokenQuery>;

/** POST /user/auth/reset-password?token= and /vendor/auth/reset-password?token=. Ends every session of the account. */
export const resetPasswordBody = object({ password: newPassword() });
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;
