import { toPage } from "@/contracts/envelope";
import type { AuditQuery } from "@/contracts/identity/operator/operator.schema";
import type {
  ActKind,
  ActValues,
  OperatorAct,
  OperatorActs,
} from "@/contracts/identity/operator/operator-act";
import { type Cents, toCents } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { getDb, type Transaction } from "@/server/db/client";
import * as repo from "./repo-act";

/** The subject of an act that concerns no vendor, person or order. */
export const NO_SUBJECT = "00000000-0000-0000-0000-000000000000";

/** More acts than any order has. */
const ACTS_SHOWN = 100;

export type Act = {
  /** `operator:<email>`, or `operator:cli` for a command. */
  doneBy: string;
  kind: ActKind;
  subjectId: string;
  /** Its current name, which the log keeps after a change. */
  subject: string;
  before?: ActValues;
  after?: ActValues;
  reason?: string;
};

/** Returns the name under which an operator's acts are logged. */
export const doneBy = ({ email }: OperatorActor) => `operator:${email}`;

/** Logs an operator's act, in the transaction that performs it. */
export async function recordAct(
  tx: Transaction,
  { before = {}, after = {}, reason = "", ...act }: Act,
): Promise<void> {
  await repo.insertAct(tx, { ...act, before, after, reason });
}

/** Returns the total that an operator has refunded of a subject so far, in cents. */
export async function refundedBy(tx: Transaction, by: string, subjectId: string): Promise<Cents> {
  return toCents(await repo.refundedBy(tx, by, subjectId));
}

/** GET /operator/audit, newest first. */
export async function operatorActs(query: AuditQuery): Promise<OperatorActs> {
  const { rows, total } = await repo.acts(await getDb(), query);
  return toPage(rows.map(present), total, query);
}

/** Returns the operators' acts on a subject, newest first. */
export async function actsOn(subjectId: string): Promise<OperatorAct[]> {
  const { rows } = await repo.acts(await getDb(), { page: 1, limit: ACTS_SHOWN, searchBy: "", subjectId });
  return rows.map(present);
}

function present({ id, kind, createdAt, ...row }: repo.ActRow): OperatorAct {
  return { _id: id, kind: kind as ActKind, ...row, at: createdAt.toISOString() };
}

/** Returns the fields of two states that differ, for an act's `before` and `after`. */
export function changed<T extends ActValues>(before: T, after: T): { before: ActValues; after: ActValues } {
  const fields = Object.keys(after).filter((field) => before[field] !== after[field]);
  const only = (state: T) => Object.fromEntries(fields.map((field) => [field, state[field] ?? null]));
  return { before: only(before), after: only(after) };
}
