import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { NoticeKind } from "@/contracts/identity/notice";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "./account";
import { session } from "./session";

/** Something new for an account, and where it leads. */
export const notice = pgTable(
  "notice",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** Further events of a topic update its notice while that is unread. */
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

/** How an account is notified of a kind; without a row, by every channel. */
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

/** A browser that receives Web Push while it is signed in. */
export const pushSubscription = pgTable(
  "push_subscription",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    /** The address at the browser's push service, which is a secret of the device. */
    endpoint: text("endpoint").notNull().unique(),
    /** The device's public key and secret, in base64url: messages are encrypted for it alone (RFC 8291). */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("push_subscription_account_idx").on(t.accountId),
    index("push_subscription_session_idx").on(t.sessionId),
  ],
);
