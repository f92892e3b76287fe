import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DifferenceKind } from "@/contracts/operator/processor-report/processor-report";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "@/server/db/schema/sale/order";

/** An uploaded report of the card processor: every movement of our balance there, itemised. */
export const processorReport = pgTable(
  "processor_report",
  {
    id: id(),
    fileName: text("file_name").notNull(),
    /** SHA-256 of the file, so that it is taken once. */
    fileHash: text("file_hash").notNull(),
    /** Its first and last movement. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    rows: integer("rows").notNull(),
    /** The rows that agree with our records. */
    matched: integer("matched").notNull(),
    grossCents: bigint("gross_cents", { mode: "number" }).notNull(),
    /** The processor's fees; positive. */
    feeCents: bigint("fee_cents", { mode: "number" }).notNull(),
    netCents: bigint("net_cents", { mode: "number" }).notNull(),
    /** `operator:<email>`, as in the log of acts. */
    uploadedBy: text("uploaded_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("processor_report_file_key").on(t.fileHash),
    index("processor_report_created_idx").on(t.createdAt.desc(), t.id),
  ],
);

/** A row of a report. Reports may overlap. */
export const processorReportRow = pgTable(
  "processor_report_row",
  {
    reportId: uuid("report_id")
      .notNull()
      .references(() => processorReport.id),
    /** The processor's id of the movement. */
    balanceId: text("balance_id").notNull(),
    category: text("category").notNull(),
    /** The processor's id of the charge, refund, transfer or dispute that moved money, as our records know it. */
    reference: text("reference").notNull(),
    grossCents: bigint("gross_cents", { mode: "number" }).notNull(),
    feeCents: bigint("fee_cents", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.balanceId] }),
    index("processor_report_row_reference_idx").on(t.reference, t.category),
  ],
);

/** A movement on which a report and our records differ. */
export const processorReportDifference = pgTable(
  "processor_report_difference",
  {
    id: id(),
    reportId: uuid("report_id")
      .notNull()
      .references(() => processorReport.id),
    kind: text("kind").$type<DifferenceKind>().notNull(),
    category: text("category").notNull(),
    reference: text("reference").notNull(),
    /** The amounts recorded by the processor and by us; null on the side without such a movement. */
    thereCents: bigint("there_cents", { mode: "number" }),
    hereCents: bigint("here_cents", { mode: "number" }),
    orderId: uuid("order_id").references(() => order.id),
    at: instant("at").notNull(),
    settledAt: instant("settled_at"),
    settledBy: text("settled_by"),
    reason: text("reason"),
  },
  (t) => [
    index("processor_report_difference_report_idx").on(t.reportId, t.at, t.id),
    index("processor_report_difference_open_idx")
      .on(t.reference, t.category)
      .where(sql`${t.settledAt} is null`),
    check(
      "processor_report_difference_settled",
      sql`num_nonnulls(${t.settledAt}, ${t.settledBy}, ${t.reason}) in (0, 3)`,
    ),
  ],
);
