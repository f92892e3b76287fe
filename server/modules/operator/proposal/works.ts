import type { ProposalKind } from "@/contracts/operator/proposal/proposal";
import type { Transaction } from "@/server/db/client";

/** A confirmed proposal. `doneBy` is the operator who is responsible for it. */
export type Work = {
  subjectId: string;
  content: Readonly<Record<string, string | number>>;
  doneBy: string;
  reason: string;
};

/** Carry out a proposed act, in the transaction that confirms it. */
export type ProposalWorks = Readonly<Record<ProposalKind, (tx: Transaction, work: Work) => Promise<void>>>;

let connected: ProposalWorks | undefined;

export function connectProposalWorks(works: ProposalWorks): void {
  connected = works;
}

export function proposalWorks(): ProposalWorks {
  if (!connected) throw new Error("the works of proposals are not connected");
  return connected;
}
