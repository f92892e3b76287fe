import { bigserial, foreignKey, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TicketState, TicketTopic } from "@/contracts/messaging/ticket/ticket";
import { account } from "@/server/db/schema/identity/account";
import { createdAt, id } from "@/server/db/schema/columns";

/** A question or complaint to Sayang, from a guest or a signed-in user. */
export const ticket = pgTable(
  "ticket",
  {
    id: id(),
    /** The number in `T-000123`, short enough to read out on the phone. */
    number: bigserial("number", { mode: "number" }).notNull(),
    accountId: uuid("account_id").references(() => account.id, { onDelete: "set null" }),
    topic: text("topic").$type<TicketTopic>().notNull(),
    state: text("state").$type<TicketState>().notNull().default("open"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    countryCode: text("country_code").notNull().default("+65"),
    phoneNumber: text("phone_number").notNull().default(""),
    orderNumber: text("order_number").notNull().default(""),
    /** The number of the earlier ticket that this one follows up on, `T-000123`; empty for a new matter. */
    followsTicket: text("follows_ticket").notNull().default(""),
    message: text("message").notNull(),
    /** File name of the attachment in private storage. */
    file: text("file"),
    /** The operator who handles it. */
    ownerAccountId: uuid("owner_account_id").references(() => account.id, { onDelete: "set null" }),
    /** The ticket into which this one was merged. */
    mergedIntoId: uuid("merged_into_id"),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.mergedIntoId], foreignColumns: [t.id], name: "ticket_merged_into_fk" }),
    uniqueIndex("ticket_number_key").on(t.number),
    index("ticket_state_idx").on(t.state, t.createdAt, t.id),
    index("ticket_account_idx").on(t.accountId, t.createdAt.desc()),
  ],
);

/** A message after a ticket's first one. */
export const ticketMessage = pgTable(
  "ticket_message",
  {
    id: id(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => ticket.id, { onDelete: "cascade" }),
    from: text("from").$type<"sender" | "sayang">().notNull(),
    /** `operator:<email>`; empty for the sender's. */
    writtenBy: text("written_by").notNull().default(""),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("ticket_message_ticket_idx").on(t.ticketId, t.createdAt, t.id)],
);

/** Mail as received from the mail server, stored once per Message-ID. */
export const ticketInbound = pgTable("ticket_inbound", {
  id: id(),
  messageId: text("message_id").notNull().unique(),
  ticketId: uuid("ticket_id")
    .notNull()
    .references(() => ticket.id, { onDelete: "cascade" }),
  raw: text("raw").notNull(),
  createdAt: createdAt(),
});

/** A reusable answer for operators. */
export const savedAnswer = pgTable("saved_answer", {
  id: id(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  createdAt: createdAt(),
});
