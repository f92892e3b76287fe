import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ReportContext, ReportReason } from "@/contracts/messaging/report/report";
import type { ReportKind } from "@/contracts/report-href";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";

/** A report with the reported content as it stood. One per person and thing. */
export const report = pgTable(
  "report",
  {
    id: id(),
    kind: text("kind").$type<ReportKind>().notNull(),
    /** The room, review, vendor, product or story. */
    subjectId: uuid("subject_id").notNull(),
    /** Its name at the time. */
    subject: text("subject").notNull(),
    /** Its page; null for a conversation. */
    href: text("href"),
    /** The author or owner, or the other side of a conversation. Never learns who reported. */
    targetAccountId: uuid("target_account_id").references(() => account.id, { onDelete: "set null" }),
    reporterAccountId: uuid("reporter_account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** The browser and network that it came from, to find one person behind several accounts. */
    userAgent: text("user_agent").notNull().default(""),
    ip: text("ip").notNull().default(""),
    reason: text("reason").$type<ReportReason>().notNull(),
    words: text("words").notNull().default(""),
    context: jsonb("context").$type<ReportContext>().notNull(),
    state: text("state").$type<"open" | "upheld" | "dismissed">().notNull().default("open"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("report_person_thing_key").on(t.reporterAccountId, t.kind, t.subjectId),
    index("report_state_idx").on(t.state, t.createdAt, t.id),
    index("report_subject_idx").on(t.kind, t.subjectId, t.createdAt),
    index("report_target_idx").on(t.targetAccountId, t.createdAt),
    check("report_state_known", sql`${t.state} in ('open', 'upheld', 'dismissed')`),
  ],
);
