import { timingSafeEqual } from "node:crypto";
import { hashToken } from "@/server/core/token";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { pageKeyOf, tokenOf } from "./rules/links";
import * as repo from "./repo/invitation";
import { findLink } from "./repo/page";

const PAGE_KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** A household's working link. */
export type OpenLink = {
  id: string;
  salt: string;
  weddingId: string;
  householdId: string;
  /** Null means the wedding's language. */
  language: InviteLanguage | null;
  note: string;
  /** By question id. */
  answers: Record<string, string>;
  answeredAt: Date | null;
};

/** Returns the link of a token, or null when it is revoked or never existed. */
export async function openLink(db: Db, token: string): Promise<OpenLink | null> {
  const row = await repo.findByToken(db, hashToken(token));
  return row && !row.revokedAt ? row : null;
}

/** The same, locked until the transaction ends. */
export async function lockLink(tx: Transaction, token: string): Promise<OpenLink | null> {
  const row = await repo.lockByToken(tx, hashToken(token));
  return row && !row.revokedAt && hashToken(tokenOf(row)) === row.tokenHash ? row : null;
}

/**
 * Returns the household of a wedding page's key, or null when its link is revoked or renewed, or belongs to another
 * wedding.
 */
export async function openPageKey(db: Db, weddingId: string, key: string): Promise<string | null> {
  const [, id] = PAGE_KEY.exec(key) ?? [];
  const row = id ? await findLink(db, weddingId, id) : null;
  if (!row || row.revokedAt) return null;
  return timingSafeEqual(Buffer.from(pageKeyOf(row)), Buffer.from(key)) ? row.householdId : null;
}

/** Records that the household has seen its page. */
export async function markOpened(id: string, now = new Date()): Promise<void> {
  await repo.markOpened(await getDb(), id, now);
}

/** Saves a household's note to the couple, without a reply. An undefined note stays unchanged. */
export async function keepNote(tx: Transaction, id: string, note: string | undefined): Promise<void> {
  if (note !== undefined) await repo.updateInvitation(tx, id, { note });
}

type Replied = {
  note?: string | undefined;
  language?: InviteLanguage | undefined;
  answers?: OpenLink["answers"] | undefined;
};

/** Records a household's reply with its note to the couple and chosen language, and cancels a scheduled invitation. */
export async function markAnswered(
  tx: Transaction,
  id: string,
  { note, language, answers }: Replied,
  now: Date,
): Promise<void> {
  await repo.updateInvitation(tx, id, {
    answeredAt: now,
    scheduledFor: null,
    ...(note === undefined ? {} : { note }),
    ...(language === undefined ? {} : { language }),
    ...(answers === undefined ? {} : { answers }),
  });
}
