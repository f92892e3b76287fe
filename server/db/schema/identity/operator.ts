import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ActValues } from "@/contracts/identity/operator/operator-act";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import { createdAt, id } from "@/server/db/schema/columns";
import { account } from "./account";

/** The role of each operator's account. */
export const operator = pgTable(
  "operator",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    role: text("role").$type<OperatorRole>().notNull(),
  },
  (t) => [check("operator_role_known", sql`${t.role} in ('support', 'finance', 'trust', 'admin')`)],
);

/** Everything that operators did, by page or by command. A trigger refuses every change and deletion of a row. */
export const operatorAct = pgTable(
  "operator_act",
  {
    id: id(),
    /** `operator:<email>`, or `operator:cli` for a command. */
    doneBy: text("done_by").notNull(),
    /** The act, such as `vendor.approve`. */
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The name of the subject at the time. */
    subject: text("subject").notNull(),
    before: jsonb("before").$type<ActValues>().notNull(),
    after: jsonb("after").$type<ActValues>().notNull(),
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("operator_act_created_idx").on(t.createdAt, t.id),
    index("operator_act_subject_idx").on(t.subjectId, t.createdAt),
  ],
);
