import type { Db } from "@/server/db/client";
import * as repo from "./repo";

export type AccountEvent = {
  accountId: string;
  /** Such as `registered` or `password-reset`. */
  kind: string;
  /** The account's own role, `operator:<email>` or `system`; `anyone` for a caller who was not signed in. */
  doneBy: string;
  /** Never a token, a code or a password. */
  detail?: string;
};

/** Records an account event, in the transaction that causes it. */
export async function recordEvent(tx: Db, { detail = "", ...event }: AccountEvent): Promise<void> {
  await repo.insertEvent(tx, { ...event, detail });
}

/** Returns the id of the latest event of these kinds, or null. */
export async function latestEventId(
  db: Db,
  accountId: string,
  kinds: readonly string[],
): Promise<string | null> {
  return repo.latestEventId(db, accountId, kinds);
}
