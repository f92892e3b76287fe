import { type InferType, object, string } from "yup";
import { PASSWORD_MAX } from "@/contracts/identity/credential/password";

/** POST /user/account/delete: asks for the password, so that an unlocked screen is not enough. */
export const deleteAccountBody = object({
  password: string().max(PASSWORD_MAX).required("Password is required"),
});
export type DeleteAccountBody = InferType<typeof deleteAccountBody>;
