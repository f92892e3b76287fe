import { type InferType, object, string } from "yup";
import { emailAddress } from "@/contracts/fields.schema";
import { PASSWORD_MAX } from "@/contracts/identity/credential/password";

/** POST /user/auth/email-change: asks for the password, so that an unlocked screen is not enough. */
export const emailChangeBody = object({
  email: emailAddress().required("Email is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
});
export type EmailChangeBody = InferType<typeof emailChangeBody>;
