import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U to misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `SAYANG-7K2M-9XQ4`: 40 random bits, easy to type from a mail. */
export function makeDiscountCode(): string {
  const digits = [...randomBytes(8)].map((byte) => DIGITS[byte & 31]).join("");
  return `SAYANG-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
