import { createHash } from "node:crypto";
import type { MailStopBody } from "@/contracts/messaging/customer.schema";
import { readSignedValue, signValue } from "@/lib/session/signed-value";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import * as repo from "./repo-mail";

const PURPOSE = "vendor-mail-stop";
const hashOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("hex");

/** Returns the link with which an address opts out of all mail from vendors' customer lists. It never expires. */
export function stopLink(email: string): string {
  const token = signValue(hashOf(email), sessionSecret(), PURPOSE);
  return `${appLink("/unsubscribe")}?token=${encodeURIComponent(token)}`;
}

/** POST /public/mail-stop. Throws `bad_request` for a link that is not ours. */
export async function stopMail({ token }: MailStopBody): Promise<null> {
  const hash = readSignedValue(token, sessionSecret(), PURPOSE);
  if (typeof hash !== "string") throw new AppError("bad_request", "This link is not complete");
  await repo.insertStop(await getDb(), hash);
  return null;
}

/** Returns those of the addresses that still accept mail from vendors. */
export async function stillOpen(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const closed = await repo.stopped(db, emails.map(hashOf));
  return new Set(emails.filter((email) => !closed.has(hashOf(email))));
}

/** Stops all mail from vendors' customer lists to the address of a deleted account. */
export async function stopMailTo(tx: Transaction, { email }: { email: string }): Promise<void> {
  await repo.insertStop(tx, hashOf(email));
}
