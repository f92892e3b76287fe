import { createHmac } from "node:crypto";
import { readSignedValue, signValue } from "@/lib/session/signed-value";
import { DAY_SECONDS } from "@/lib/time";
import type { Db } from "@/server/db/client";
import { getDb } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { latestEventId } from "@/server/modules/identity/account-event/public";
import { sessionSecret } from "@/server/core/secrets";
import type { AccountRow } from "@/server/modules/identity/account/public";

/** Records that the second step was done on this browser. Grants nothing by itself: the password is still required. */
const COOKIE = "sayang_trusted";
const PURPOSE = "trusted-browser";
const DAYS = 30;

/** After any of these, every browser has to do the second step again. */
const ENDS_TRUST = [
  "password-changed",
  "password-reset",
  "two-step-on",
  "two-step-off",
  "signed-out-everywhere",
  "session-copied",
];

type Owner = Pick<AccountRow, "id" | "passwordHash">;
type Value = { accountId: string; stamp: string; expires: number };

/** Lets this browser skip the second step for 30 days, by a signed cookie. */
export async function trustBrowser(owner: Owner, exchange: Exchange): Promise<void> {
  const maxAgeSeconds = DAYS * DAY_SECONDS;
  const stamp = await stampOf(await getDb(), owner);
  const value: Value = { accountId: owner.id, stamp, expires: Date.now() + maxAgeSeconds * 1000 };
  exchange.setCookie(COOKIE, signValue(value, sessionSecret(), PURPOSE), { maxAgeSeconds, httpOnly: true });
}

export async function isTrustedBrowser(owner: Owner, exchange: Exchange): Promise<boolean> {
  const cookie = exchange.cookie(COOKIE);
  const value = cookie ? (readSignedValue(cookie, sessionSecret(), PURPOSE) as Partial<Value> | null) : null;
  if (typeof value !== "object" || value === null) return false;
  if (value.accountId !== owner.id || typeof value.expires !== "number" || value.expires <= Date.now()) {
    return false;
  }
  return value.stamp === (await stampOf(await getDb(), owner));
}

export function distrustBrowser(exchange: Exchange): void {
  exchange.clearCookie(COOKIE);
}

/** Changes with the password and with each of the events above. */
async function stampOf(db: Db, { id, passwordHash }: Owner): Promise<string> {
  const event = await latestEventId(db, id, ENDS_TRUST);
  return createHmac("sha256", `${PURPOSE}:${sessionSecret()}`)
    .update(`${id}:${passwordHash ?? ""}:${event ?? ""}`)
    .digest("base64url");
}
