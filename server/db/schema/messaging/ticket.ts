import { bigserial, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TicketState, TicketTopic } from "@/contracts/messaging/ticket";
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
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ticket_number_key").on(t.number),
    index("ticket_state_idx").on(t.state, t.createdAt, t.id),
    index("ticket_account_idx").on(t.accountId, t.createdAt.desc()),
  ],
);
