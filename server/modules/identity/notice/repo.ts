import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { AccountRole } from "@/contracts/identity/auth";
import type { NoticeChoice, NoticeKind } from "@/contracts/identity/notice";
import type { NoticesQuery } from "@/contracts/identity/notice.schema";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { account } from "@/server/db/schema/identity/account";
import { notice, noticeChoice } from "@/server/db/schema/identity/notice";

export type NoticeRow = typeof notice.$inferSelect;
export type NewNotice = Pick<
  NoticeRow,
  "accountId" | "kind" | "topic" | "title" | "detail" | "href" | "isShown"
>;

/** Adds notices. An unread notice about the same topic is updated instead, and counts the repetition. */
export async function upsertNotices(
  tx: Db,
  rows: readonly NewNotice[],
): Promise<{ id: string; accountId: string }[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(notice)
    .values(rows.map((row) => ({ ...row, id: v7(), at: new Date() })))
    .onConflictDoUpdate({
      target: [notice.accountId, notice.topic],
      targetWhere: sql`read_at is null`,
      set: {
        title: sql`excluded.title`,
        detail: sql`excluded.detail`,
        href: sql`excluded.href`,
        isShown: sql`excluded.is_shown`,
        at: sql`excluded.at`,
        count: sql`${notice.count} + 1`,
      },
    })
    .returning({ id: notice.id, accountId: notice.accountId });
}

export async function findAccount(db: Db, role: AccountRole, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, role), eq(account.email, email.toLowerCase())));
  return row?.id ?? null;
}

export async function findUnread(
  db: Db,
  accountId: string,
  { kind, href }: { kind: NoticeKind; href: string },
): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: notice.id })
    .from(notice)
    .where(
      and(
        eq(notice.accountId, accountId),
        eq(notice.kind, kind),
        eq(notice.href, href),
        isNull(notice.readAt),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function findNotice(db: Db, id: string): Promise<NoticeRow | null> {
  const [row] = await db.select().from(notice).where(eq(notice.id, id));
  return row ?? null;
}

/** Returns a page of an account's notices, the latest first, with their number. */
export async function listNotices(
  db: Db,
  accountId: string,
  { page, limit, kind, unread }: NoticesQuery,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const shown = and(
    eq(notice.accountId, accountId),
    notice.isShown,
    kind ? eq(notice.kind, kind) : undefined,
    unread ? isNull(notice.readAt) : undefined,
  );
  const rows = await db
    .select()
    .from(notice)
    .where(shown)
    .orderBy(desc(notice.at), notice.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(notice).where(shown);
  return { rows, total: counted?.total ?? 0 };
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), notice.isShown, isNull(notice.readAt)));
  return row?.unread ?? 0;
}

type Which = { ids?: readonly string[] | undefined; href?: string | undefined };

/** Marks unread notices of an account as read: those named, those that lead to a path, or all. */
export async function markRead(db: Db, accountId: string, { ids, href }: Which = {}): Promise<void> {
  await db
    .update(notice)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(notice.accountId, accountId),
        isNull(notice.readAt),
        ids ? inArray(notice.id, [...ids]) : undefined,
        href === undefined ? undefined : eq(sql`split_part(${notice.href}, '#', 1)`, href),
      ),
    );
}

/** Marks a topic's unread notices as read, for every recipient. */
export async function markTopicRead(db: Db, topic: string): Promise<void> {
  await db
    .update(notice)
    .set({ readAt: new Date() })
    .where(and(eq(notice.topic, topic), isNull(notice.readAt)));
}

export async function choicesOf(
  db: Db,
  accountIds: readonly string[],
  kind?: NoticeKind,
): Promise<(NoticeChoice & { accountId: string })[]> {
  return db
    .select()
    .from(noticeChoice)
    .where(
      and(inArray(noticeChoice.accountId, [...accountIds]), kind ? eq(noticeChoice.kind, kind) : undefined),
    );
}

export async function saveChoices(
  tx: Transaction,
  accountId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insert(noticeChoice)
    .values(choices.map(({ kind, product, mail, push }) => ({ accountId, kind, product, mail, push })))
    .onConflictDoUpdate({
      target: [noticeChoice.accountId, noticeChoice.kind],
      set: { product: sql`excluded.product`, mail: sql`excluded.mail`, push: sql`excluded.push` },
    });
}

const OLD = sql`at < now() - interval '90 days'`;

export async function deleteOld(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(notice).where(someOf(notice, OLD, limit));
  return rowCount ?? 0;
}
