import { ref, string } from "yup";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_MESSAGE =
  "Password must be at least 8 characters. Please include Alphanumeric, Upper/Lowercase, and Special characters";
export const PASSWORD_MISMATCH = "Password does not match";

/** The rules one by one, for hints as one types (spec customer §5). */
export const PASSWORD_RULES = [
  { name: "length", label: "8 characters or more", holds: (value: string) => value.length >= PASSWORD_MIN },
  { name: "lower", label: "a lower-case letter", holds: (value: string) => /\p{Ll}/u.test(value) },
  { name: "upper", label: "an upper-case letter", holds: (value: string) => /\p{Lu}/u.test(value) },
  { name: "digit", label: "a number", holds: (value: string) => /\d/.test(value) },
  {
    name: "special",
    label: "a special character, such as # or !",
    holds: (value: string) => /[^\p{L}\d\s]/u.test(value),
  },
] as const;

/** A password somebody chooses. One that is only typed in to sign in is not checked by these rules. */
export const newPassword = () =>
  string()
    .required("Password is required")
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
    .test("rules", PASSWORD_MESSAGE, (value) => !value || PASSWORD_RULES.every(({ holds }) => holds(value)));

/** The same password again, which only the form asks for. */
export const repeatedPassword = (field = "password") =>
  string()
    .oneOf([ref(field)], PASSWORD_MISMATCH)
    .required("Please repeat the password");
