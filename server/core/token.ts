import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "./secrets";

/** Returns 256 random bits in 43 characters, for a link or cookie of which only the hash is stored. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Returns a salt to derive a token from. */
export const newSalt = () => randomBytes(16).toString("base64url");

/**
 * Returns the token of a link that can be shown again: 43 characters, derived from a salt and never stored. `subject`
 * says what it opens, such as `run-sheet:<id>`. It changes with SESSION_SECRET.
 */
export const derivedToken = (subject: string, salt: string) =>
  createHmac("sha256", sessionSecret()).update(`${subject}:${salt}`).digest("base64url");

/** Returns the hash of a token for storage. 256 random bits need no slow hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Returns whether two texts are equal, in a time that does not reveal how much of them is. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
