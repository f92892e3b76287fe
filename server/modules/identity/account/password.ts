import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of an unknown password, with the same parameters, for checks that must take the same time. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$cwpCcbDlGUgCpRTrDEX6Ng$vKQ+jLH/d+9eswU/aYTU8a6zpQna1xyiH4dxjtMjfeA";

/** Returns the argon2id hash of a password, for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Returns true when the password is correct. Without a hash it returns false after the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password);
  return right && passwordHash !== null;
}
