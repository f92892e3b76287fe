import { boolean, date, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { PolicyName } from "@/contracts/operator/policy/policy";
import { createdAt, id } from "@/server/db/schema/columns";

/** A new version of a policy, announced to everyone whom it binds. A trigger notifies every process of a new one. */
export const policyNotice = pgTable(
  "policy_notice",
  {
    id: id(),
    policy: text("policy").$type<PolicyName>().notNull(),
    /** In Singapore. */
    appliesFrom: date("applies_from", { mode: "string" }).notNull(),
    summary: text("summary").notNull(),
    mailed: integer("mailed").notNull().default(0),
    /** The last account mailed; accounts are mailed in the order of their ids. */
    mailedUpTo: uuid("mailed_up_to"),
    isDone: boolean("is_done").notNull().default(false),
    /** `operator:<email>` */
    announcedBy: text("announced_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("policy_notice_day_key").on(t.policy, t.appliesFrom)],
);
