import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type {
  CancellationActor,
  CancellationEventKind,
  CancellationFileKind,
  CancellationState,
  RefundMethod,
} from "@/contracts/sale/order/cancellation";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "./order";

/** One party's request to cancel an order, and its outcome. */
export const cancellation = pgTable(
  "cancellation",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    state: text("state").$type<CancellationState>().notNull(),
    requestedBy: text("requested_by").$type<"customer" | "vendor">().notNull(),
    reason: text("reason").notNull(),
    reasonDetails: text("reason_details").notNull().default(""),
    customerComments: text("customer_comments").notNull().default(""),
    vendorComments: text("vendor_comments").notNull().default(""),
    refundMethod: text("refund_method").$type<RefundMethod>().notNull(),
    /** The refund by the policy at purchase, on the day of the request. */
    policyPercent: smallint("policy_percent").notNull(),
    policyCents: integer("policy_cents").notNull(),
    /** The refund that the vendor or an operator offered; null until then. */
    offeredCents: integer("offered_cents"),
    /** The refundable amount when these amounts were set; null for requests older than this column. */
    baseCents: integer("base_cents"),
    /**
     * The couple's share when the order ended, as a fraction of two amounts: what a bank returns later is divided by
     * it. Null until then.
     */
    shareCents: integer("share_cents"),
    shareOfCents: integer("share_of_cents"),
    /** Something that must be returned before the refund. */
    needsReturn: text("needs_return").notNull().default(""),
    itemsReceivedReferenceNo: text("items_received_reference_no").notNull().default(""),
    itemsReceivedOn: date("items_received_on", { mode: "string" }),
    /** When the state changes automatically. */
    dueAt: instant("due_at"),
    nudgedAt: instant("nudged_at"),
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("cancellation_open_key")
      .on(t.orderId)
      .where(sql`${t.closedAt} is null`),
    index("cancellation_order_idx").on(t.orderId, t.createdAt.desc()),
    index("cancellation_state_idx").on(t.state, t.createdAt),
    index("cancellation_due_idx")
      .on(t.dueAt)
      .where(sql`${t.closedAt} is null`),
    check("cancellation_policy_range", sql`${t.policyPercent} between 0 and 100`),
    check("cancellation_cents_range", sql`${t.policyCents} >= 0 and coalesce(${t.offeredCents}, 0) >= 0`),
  ],
);

/** The history of a cancellation, visible to both sides. Append-only. */
export const cancellationEvent = pgTable(
  "cancellation_event",
  {
    id: id(),
    cancellationId: uuid("cancellation_id")
      .notNull()
      .references(() => cancellation.id),
    kind: text("kind").$type<CancellationEventKind>().notNull(),
    actor: text("actor").$type<CancellationActor>().notNull(),
    note: text("note").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [index("cancellation_event_idx").on(t.cancellationId, t.at)],
);

/** A file from one party, stored privately: only both parties and operators can fetch it. */
export const cancellationFile = pgTable(
  "cancellation_file",
  {
    id: id(),
    cancellationId: uuid("cancellation_id")
      .notNull()
      .references(() => cancellation.id),
    kind: text("kind").$type<CancellationFileKind>().notNull(),
    actor: text("actor").$type<CancellationActor>().notNull(),
    name: text("name").notNull(),
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
    storageKey: text("storage_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("cancellation_file_idx").on(t.cancellationId, t.createdAt)],
);
