import { type InferType, object, ref, string } from "yup";
import { PASSWORD_MAX, PASSWORD_MESSAGE, PASSWORD_MISMATCH, PASSWORD_RULES } from "./password";

/** A newly chosen password. Passwords typed to sign in are not checked against these rules. */
export const newPassword = () =>
  string()
    .required("Password is required")
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
    .test("rules", PASSWORD_MESSAGE, (value) => !value || PASSWORD_RULES.every(({ holds }) => holds(value)));

/** The repeated password; only forms have this field. */
export const repeatedPassword = (field = "password") =>
  string()
    .oneOf([ref(field)], PASSWORD_MISMATCH)
    .required("Please repeat the password");

/** PATCH /auth/password: ends every other session. */
export const changePasswordBody = object({
  currentPassword: string().max(PASSWORD_MAX).required("Password is required"),
  password: newPassword(),
});
export type ChangePasswordBody = InferType<typeof changePasswordBody>;
