import { type InferType, object } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";
import { newPassword } from "./credential/password.schema";
import { LINK_GONE } from "./recovery";

/** POST /user/auth/forgot-password and /vendor/auth/forgot-password: the response is the same for unknown addresses. */
export const forgotPasswordBody = object({
  email: emailAddress().required("Email is required"),
});
export type ForgotPasswordBody = InferType<typeof forgotPasswordBody>;

/** `?token=` of a mailed link. */
export const tokenQuery = object({ token: text().max(128).required(LINK_GONE) });

/** POST /user/auth/reset-password?token= and /vendor/auth/reset-password?token=. Ends every session of the account. */
export const resetPasswordBody = object({ password: newPassword() });
export type ResetPasswordBody = InferType<typeof resetPasswordBody>;
