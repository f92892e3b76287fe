import { boolean, type InferType, object, string } from "yup";
import { emailAddress } from "@/contracts/fields.schema";
import { PASSWORD_MAX } from "./credential/password";

export const loginBody = object({
  email: emailAddress().required("Email is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
  /** Asks to skip the second step on this browser; its signed cookie decides. */
  disableVerificationOnThisBrowser: boolean().typeError(
    "disableVerificationOnThisBrowser must be true or false",
  ),
});
export type LoginBody = InferType<typeof loginBody>;

export const refreshBody = object({ refreshToken: string().max(512).required("refreshToken is required") });

/** Without a token the call still clears the browser's session cookie. */
export const logoutBody = object({ refreshToken: string().max(512).default("") });
