export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_MESSAGE =
  "Password must be at least 8 characters. Please include Alphanumeric, Upper/Lowercase, and Special characters";
export const PASSWORD_MISMATCH = "Password does not match";

/** The password rules, for hints while typing. */
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
