import { hash, verify } from "@node-rs/argon2";

/** argon2id by the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, made by the same parameters. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$cwpCcbDlGUgCpRTrDEX6Ng$vKQ+jLH/d+9eswU/aYTU8a6zpQna1xyiH4dxjtMjfeA";

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether the password is right. Without a hash it costs the same time and the answer is no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password);
  return right && passwordHash !== null;
}
