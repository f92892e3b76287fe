import type { Db } from "@/server/db/client";
import * as repo from "./repo";

export type AccountEvent = {
  accountId: string;
  /** What happened: `registered`, `password-reset` ... */
  kind: string;
  /** The account's own role, `operator:<who>` or `system`; `anyone` where nobody was signed in. */
  doneBy: string;
  /** Never a token, a code or a password. */
  detail?: string;
};

/** Notes what was done to an account, in the transaction that does it. */
export async function recordEvent(tx: Db, { detail = "", ...event }: AccountEvent): Promise<void> {
  await repo.insertEvent(tx, { ...event, detail });
}

/** The last of these kinds; null when none of them ever happened. */
export async function latestEventId(
  db: Db,
  accountId: string,
  kinds: readonly string[],
): Promise<string | null> {
  return repo.latestEventId(db, accountId, kinds);
}
