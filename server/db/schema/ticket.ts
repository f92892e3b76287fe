import { bigserial, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TicketState, TicketTopic } from "@/contracts/ticket";
import { account } from "./account";
import { createdAt, id } from "./columns";

/** A question or complaint to the house, of a guest or of somebody signed in. */
export const ticket = pgTable(
  "ticket",
  {
    id: id(),
    /** What people read out on the phone: `T-000123`. */
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
    message: text("message").notNull(),
    /** Media file name of what came along. */
    file: text("file"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ticket_number_key").on(t.number),
    index("ticket_state_idx").on(t.state, t.createdAt, t.id),
    index("ticket_account_idx").on(t.accountId, t.createdAt.desc()),
  ],
);
