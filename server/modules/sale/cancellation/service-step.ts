import {
  CANCELLATION_TIMERS,
  type CancellationActor,
  type CancellationState,
  type CancellationTransition,
  isCancellationClosed,
  nextCancellationState,
} from "@/contracts/sale/order/cancellation";
import type { OrderEventKind } from "@/contracts/sale/order/order-process";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { noteEvent } from "@/server/modules/sale/order/public";
import type { Case } from "./case/case";
import * as repo from "./case/repo";
import { mailStep } from "./service-mail";

const REFUSED = "This cancellation is past that step";
const REFUSALS: Partial<Record<CancellationTransition, string>> = {
  offer: "This cancellation no longer waits for an offer",
  reject: "This cancellation no longer waits for your answer",
  agree: "There is no refund to agree to",
  contest: "There is no refund to contest",
  withdraw: "This cancellation can no longer be withdrawn",
  receive: "No items are to be returned",
  sendBack: "No items are to be returned",
};

/** The steps that appear in the order's history, too; the order's own transitions cover the others. */
const ORDER_EVENTS: Partial<Record<CancellationTransition, OrderEventKind>> = {
  offer: "cancel_offered",
  lapse: "cancel_offered",
  grant: "cancel_agreed",
  agree: "cancel_agreed",
  rule: "cancel_agreed",
  contest: "cancel_contested",
  standBy: "cancel_review",
  escalate: "cancel_review",
  disputeReturn: "cancel_review",
  awaitReturn: "cancel_return",
};

export type Step = {
  actor: CancellationActor;
  now: Date;
  /** The actor's words, added to what that party has said before; both parties read them. */
  words?: string;
  /** The history's note on the step; the words by default. */
  note?: string;
  /** Columns that change together with the state. */
  set?: Parameters<typeof repo.updateCancellation>[2];
  /** The caller mails the parties itself. */
  quiet?: boolean;
};

/**
 * Moves a locked request one step along its process: state, timer, history of the request and of the order, and a mail
 * to each party concerned. Throws `conflict` when the process does not allow the step.
 */
export async function takeStep(
  tx: Transaction,
  { order, row }: Case,
  transition: CancellationTransition,
  { actor, now, words = "", note = words, set = {}, quiet = false }: Step,
): Promise<Case> {
  const state = nextCancellationState(row.state, transition, actor);
  if (!state) throw new AppError("conflict", REFUSALS[transition] ?? REFUSED);
  const closedAt = isCancellationClosed(state) ? now : null;
  const values = { dueAt: dueAtOf(state, now), closedAt, ...commentsOf(row, actor, words), ...set, state };
  await repo.updateCancellation(tx, row.id, values);
  await repo.insertEvent(tx, { cancellationId: row.id, kind: transition, actor, note, at: now });
  const kind = ORDER_EVENTS[transition];
  if (kind) await noteEvent(tx, order.id, kind, { actor, now, note });
  const next = { order, row: { ...row, ...values } };
  // The note of an offer begins with the amount, which the mail shows separately.
  if (!quiet) await mailStep(tx, next, transition, { actor, note: transition === "offer" ? words : note });
  return next;
}

/** Later comments never overwrite earlier ones. */
function commentsOf(row: Case["row"], actor: CancellationActor, words: string): Step["set"] {
  const after = (before: string) => [before, words].filter(Boolean).join("\n\n");
  if (actor === "customer") return { customerComments: after(row.customerComments) };
  return actor === "vendor" ? { vendorComments: after(row.vendorComments) } : {};
}

export function dueAtOf(state: CancellationState, now: Date): Date | null {
  const timers: Partial<Record<CancellationState, { days: number }>> = CANCELLATION_TIMERS;
  const timer = timers[state];
  return timer ? new Date(now.getTime() + timer.days * DAY_MS) : null;
}
