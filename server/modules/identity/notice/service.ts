import { type Page, toPage } from "@/contracts/envelope";
import {
  FIXED_MAILS,
  type Notice,
  type NoticeChoice,
  type NoticeChoices,
  type NoticeKind,
  noticeKindsOf,
  type UnreadNotices,
} from "@/contracts/identity/notice";
import type { NoticeChoicesBody, NoticesQuery, ReadNoticesBody } from "@/contracts/identity/notice.schema";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { inTransaction } from "@/server/db/transaction";
import { enqueuePushes } from "./service-push-send";
import * as repo from "./repo";

export type Told = {
  kind: NoticeKind;
  title: string;
  detail?: string;
  /** A path on our site that each of the accounts may open. */
  href: string;
  /** Unread notices about the same topic become one; by default those that lead to the same place. */
  topic?: string;
};

/** Notifies accounts, in the caller's transaction. Returns the notice's id by account. */
export async function notify(
  tx: Db,
  accountIds: readonly string[],
  { kind, title, detail = "", href, topic = `${kind} ${href}` }: Told,
): Promise<ReadonlyMap<string, string>> {
  // In the same order everywhere, so that two transactions never wait for each other.
  const to = [...new Set(accountIds)].toSorted();
  if (to.length === 0) return new Map();
  const choices = await choicesOf(tx, to, kind);
  const rows = to.map((accountId) => ({
    accountId,
    kind,
    topic,
    title,
    detail,
    href,
    isShown: choices.get(accountId)?.product ?? true,
  }));
  const told = new Map((await repo.upsertNotices(tx, rows)).map(({ id, accountId }) => [accountId, id]));
  const wanted = [...told].filter(([accountId]) => choices.get(accountId)?.push ?? true);
  await enqueuePushes(tx, new Map(wanted), kind, new Date());
  return told;
}

async function choicesOf(
  db: Db,
  accountIds: readonly string[],
  kind: NoticeKind,
): Promise<ReadonlyMap<string, NoticeChoice>> {
  const rows = await repo.choicesOf(db, accountIds, kind);
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Returns true when the account wants mails of this kind. */
export async function wantsMail(db: Db, accountId: string, kind: NoticeKind): Promise<boolean> {
  if (FIXED_MAILS.includes(kind)) return true;
  return (await choicesOf(db, [accountId], kind)).get(accountId)?.mail ?? true;
}

/** GET /notice. */
export async function listNotices(actor: Actor, query: NoticesQuery): Promise<Page<Notice>> {
  const { rows, total } = await repo.listNotices(await getDb(), actor.accountId, query);
  return toPage(rows.map(present), total, query);
}

function present({ id, kind, title, detail, href, count, readAt, at }: repo.NoticeRow): Notice {
  const isRead = readAt !== null;
  return { id, _id: id, kind, title, detail, href, count, isRead, at: at.toISOString() };
}

/** GET /notice/unread. */
export async function countUnreadNotices({ accountId }: Actor): Promise<UnreadNotices> {
  return { unread: await repo.countUnread(await getDb(), accountId) };
}

/** POST /notice/read. Throws `bad_request` when the body names none. */
export async function readNotices(
  { accountId }: Actor,
  { ids, href, all }: ReadNoticesBody,
): Promise<UnreadNotices> {
  const db = await getDb();
  if (ids) await repo.markRead(db, accountId, { ids });
  else if (href) await repo.markRead(db, accountId, { href });
  else if (all) await repo.markRead(db, accountId);
  else throw new AppError("bad_request", "Say which notices: ids, href or all");
  return { unread: await repo.countUnread(db, accountId) };
}

/** Marks a topic's unread notices as read, for every recipient. */
export async function topicRead(db: Db, topic: string): Promise<void> {
  await repo.markTopicRead(db, topic);
}

/** GET /notice/choices: every kind that the account can get. */
export async function readChoices({ accountId, role }: Actor): Promise<NoticeChoices> {
  const saved = new Map((await repo.choicesOf(await getDb(), [accountId])).map((row) => [row.kind, row]));
  const choices = noticeKindsOf(role).map((kind) => {
    const { product = true, mail = true, push = true } = saved.get(kind) ?? {};
    return { kind, product, mail: mail || FIXED_MAILS.includes(kind), push };
  });
  return { choices };
}

/** PUT /notice/choices. Throws `bad_request` for a mail that can't be switched off. */
export async function saveChoices(actor: Actor, { choices }: NoticeChoicesBody): Promise<NoticeChoices> {
  if (choices.some(({ kind, mail }) => !mail && FIXED_MAILS.includes(kind))) {
    throw new AppError("bad_request", "Emails about payments and security can't be switched off");
  }
  const byKind = new Map(choices.map((each) => [each.kind, each]));
  await inTransaction((tx) => repo.saveChoices(tx, actor.accountId, [...byKind.values()]));
  return readChoices(actor);
}

/** Deletes notices older than 90 days. Returns their number. */
export async function purgeNotices(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteOld(db, limit));
}
