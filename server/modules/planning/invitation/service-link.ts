import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { hashOf, tokenOf } from "./links";
import * as repo from "./repo";

/** A household's link that works. */
export type OpenLink = {
  id: string;
  weddingId: string;
  householdId: string;
  /** Null: the wedding's. */
  language: InviteLanguage | null;
  note: string;
  answeredAt: Date | null;
};

/** Returns what a link's token opens, or null when it is revoked or was never given. */
export async function openLink(db: Db, token: string): Promise<OpenLink | null> {
  const row = await repo.findByToken(db, hashOf(token));
  return row && !row.revokedAt ? row : null;
}

/** The same, locked until the transaction ends. */
export async function lockLink(tx: Transaction, token: string): Promise<OpenLink | null> {
  const row = await repo.lockByToken(tx, hashOf(token));
  return row && !row.revokedAt && hashOf(tokenOf(row)) === row.tokenHash ? row : null;
}

/** Records that the household has seen its page. */
export async function markOpened(id: string, now = new Date()): Promise<void> {
  await repo.markOpened(await getDb(), id, now);
}

/** Keeps a household's words to the couple, without an answer. */
export async function keepNote(tx: Transaction, id: string, note: string): Promise<void> {
  await repo.updateInvitation(tx, id, { note });
}

/** Records a household's answer with its words to the couple. */
export async function markAnswered(tx: Transaction, id: string, note: string, now: Date): Promise<void> {
  await repo.updateInvitation(tx, id, { answeredAt: now, note });
}
