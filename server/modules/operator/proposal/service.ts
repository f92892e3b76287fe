import { toPage } from "@/contracts/envelope";
import {
  FOUR_EYES_CENTS,
  type OperatorProposal,
  type OperatorProposals,
  type ProposalKind,
} from "@/contracts/operator/proposal/proposal";
import type { ProposalDecisionBody, ProposalsQuery } from "@/contracts/operator/proposal/proposal.schema";
import { type Cents, toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct, refundedBy } from "@/server/modules/identity/operator/public";
import * as repo from "./repo";
import { proposalWorks } from "./works";

type Paying = {
  kind: ProposalKind;
  subjectId: string;
  subject: string;
  content: Readonly<Record<string, string | number>>;
  cents: Cents;
  reason: string;
};

/**
 * Carries out an act that pays `cents`, in the caller's transaction, or proposes it to a second operator when that and
 * the operator's earlier refunds of the subject exceed the limit for one operator. Throws `conflict` when the same act
 * is already proposed, and as the act does.
 */
export async function payOrPropose(
  tx: Transaction,
  actor: OperatorActor,
  { kind, subjectId, subject, content, cents, reason }: Paying,
): Promise<"done" | "proposed"> {
  const by = doneBy(actor);
  if ((await refundedBy(tx, by, subjectId)) + cents <= FOUR_EYES_CENTS) {
    await proposalWorks()[kind](tx, { subjectId, content, doneBy: by, reason });
    return "done";
  }
  await propose(tx, actor, { kind, subjectId, subject, content, cents, reason });
  return "proposed";
}

/** Proposes an act to a second operator, whatever it pays. Throws `conflict` when it is already proposed. */
export async function propose(
  tx: Transaction,
  actor: OperatorActor,
  { kind, subjectId, subject, content, cents, reason }: Paying,
): Promise<void> {
  const by = doneBy(actor);
  const values = { kind, subjectId, subject, content, amountCents: cents, reason, proposedBy: by };
  const row = await repo.insertProposal(tx, values);
  if (!row) throw new AppError("conflict", "This waits for a second operator already");
  const after = { act: kind, amount: toDollars(cents) };
  await recordAct(tx, { doneBy: by, kind: "proposal.make", subjectId, subject, after, reason });
}

/** GET /operator/proposal */
export async function listProposals(actor: OperatorActor, query: ProposalsQuery): Promise<OperatorProposals> {
  const { rows, total } = await repo.openProposals(await getDb(), query);
  return toPage(
    rows.map((row) => present(row, actor)),
    total,
    query,
  );
}

/** Returns the open proposals for a subject. */
export async function proposalsOf(actor: OperatorActor, subjectId: string): Promise<OperatorProposal[]> {
  return (await repo.openProposalsOf(await getDb(), subjectId)).map((row) => present(row, actor));
}

/**
 * Confirms a proposal and carries out its act, or declines it. Throws `not_found`, `conflict` when it is already
 * decided or is the caller's own, `bad_request` when it is declined without a reason, and as the act does.
 */
export async function decideProposal(
  actor: OperatorActor,
  id: string,
  { decision, reason }: ProposalDecisionBody,
  now = new Date(),
): Promise<OperatorProposal> {
  const by = doneBy(actor);
  const row = await inTransaction(async (tx) => {
    const found = await repo.lockProposal(tx, id);
    if (!found) throw new AppError("not_found", "This proposal does not exist");
    if (found.state !== "open") throw new AppError("conflict", "This has been decided already");
    const { kind, subjectId, subject, content, proposedBy } = found;
    if (decision === "decline") {
      if (!reason.trim()) throw new AppError("bad_request", "Please give a reason: the operator reads it");
      const after = { act: kind, proposedBy };
      await recordAct(tx, { doneBy: by, kind: "proposal.decline", subjectId, subject, after, reason });
      return repo.decide(tx, id, "declined", by, now);
    }
    if (proposedBy === by) {
      throw new AppError("conflict", "You asked for this yourself: another operator must confirm it");
    }
    await proposalWorks()[kind](tx, { subjectId, content, doneBy: by, reason: found.reason });
    return repo.decide(tx, id, "confirmed", by, now);
  });
  return present(row, actor);
}

function present(row: repo.ProposalRow, actor: OperatorActor): OperatorProposal {
  const { id, kind, subjectId, subject, amountCents, reason, state, proposedBy, decidedBy, createdAt } = row;
  return {
    _id: id,
    kind,
    subjectId,
    subject,
    amount: toDollars(amountCents),
    reason,
    state,
    proposedBy,
    at: createdAt.toISOString(),
    decidedBy,
    isOwn: proposedBy === doneBy(actor),
  };
}
