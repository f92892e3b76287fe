import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { NoticeKind } from "@/contracts/identity/notice";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** Something new for an account, and where it leads. */
export const notice = pgTable(
  "notice",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** What happens again to the same topic while it is unread is the same notice. */
    topic: text("topic").notNull(),
    title: text("title").notNull(),
    detail: text("detail").notNull().default(""),
    /** A path on our site, without secrets. */
    href: text("href").notNull(),
    /** How often it happened since it was last read. */
    count: integer("count").notNull().default(1),
    /** False where the account doesn't want to see this kind: kept for its mail and its devices. */
    isShown: boolean("is_shown").notNull().default(true),
    /** The latest time. */
    at: instant("at").notNull().defaultNow(),
    readAt: instant("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("notice_unread_topic_key")
      .on(t.accountId, t.topic)
      .where(sql`read_at is null`),
    index("notice_unread_by_topic_idx")
      .on(t.topic)
      .where(sql`read_at is null`),
    index("notice_account_idx")
      .on(t.accountId, t.at.desc(), t.id)
      .where(sql`is_shown`),
    index("notice_at_idx").on(t.at),
  ],
);

/** How an account wants to be told of a kind; without a row, in every way. */
export const noticeChoice = pgTable(
  "notice_choice",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    product: boolean("product").notNull(),
    mail: boolean("mail").notNull(),
    push: boolean("push").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
);
