import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProposalKind, ProposalState } from "@/contracts/operator/proposal/proposal";
import { createdAt, id, instant } from "@/server/db/schema/columns";

/** An operator's request that takes effect once a second one confirms it. */
export const operatorProposal = pgTable(
  "operator_proposal",
  {
    id: id(),
    kind: text("kind").$type<ProposalKind>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The name of the subject at the time. */
    subject: text("subject").notNull(),
    /** The arguments of the act. */
    content: jsonb("content").$type<Record<string, string | number>>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    state: text("state").$type<ProposalState>().notNull().default("open"),
    /** `operator:<email>`, as in the log of acts. */
    proposedBy: text("proposed_by").notNull(),
    createdAt: createdAt(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    uniqueIndex("operator_proposal_open_key")
      .on(t.kind, t.subjectId)
      .where(sql`${t.state} = 'open'`),
    index("operator_proposal_created_idx").on(t.createdAt, t.id),
    check("operator_proposal_decided", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check("operator_proposal_two", sql`${t.state} <> 'confirmed' or ${t.decidedBy} <> ${t.proposedBy}`),
  ],
);
