import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { notice, noticeChoice, pushSubscription } from "@/server/db/schema/identity/notice";

/** Returns an account's notices and its choices of channels, for the download of its data. */
export async function ownNotices(db: Db, accountId: string) {
  const notices = await db
    .select({ title: notice.title, detail: notice.detail, at: notice.at, readAt: notice.readAt })
    .from(notice)
    .where(eq(notice.accountId, accountId))
    .orderBy(asc(notice.at), asc(notice.id));
  const { kind, product, mail, push } = noticeChoice;
  const noticeChoices = await db
    .select({ kind, product, mail, push })
    .from(noticeChoice)
    .where(eq(noticeChoice.accountId, accountId))
    .orderBy(asc(noticeChoice.kind));
  return { notices, noticeChoices };
}

/** Deletes everyone's notices that lead to these pages, because they name a couple that has left. */
export async function forgetNoticesAt(tx: Transaction, hrefs: readonly string[]): Promise<void> {
  await tx.delete(notice).where(inArray(sql`split_part(${notice.href}, '#', 1)`, [...hrefs]));
}

export async function forgetNotices(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx.delete(notice).where(eq(notice.accountId, customerId));
  await tx.delete(pushSubscription).where(eq(pushSubscription.accountId, customerId));
  await tx.delete(noticeChoice).where(eq(noticeChoice.accountId, customerId));
}
