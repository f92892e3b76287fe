import type { DifferenceKind } from "@/contracts/operator/processor-report/processor-report";
import { groupBy } from "@/lib/group-by";
import type { Cents } from "@/lib/money";
import type { Movement } from "./parse";

/** A movement that our records have, under the processor's id and category. */
export type Known = {
  category: string;
  reference: string;
  cents: Cents;
  orderId: string | null;
  /** When it was booked; null when it is only known and need not be in a report. */
  at: Date | null;
  /** Accepted by the processor, but not in the ledger before it is confirmed. */
  isPending: boolean;
};

export type Difference = {
  kind: DifferenceKind;
  category: string;
  reference: string;
  thereCents: Cents | null;
  hereCents: Cents | null;
  orderId: string | null;
  at: Date;
};

/** Moves money between our balance and our bank account, which the ledger doesn't follow. */
const OWN = new Set(["payout", "payout_reversal", "topup", "topup_reversal"]);
const FEE = "fee";

const keyOf = ({ category, reference }: { category: string; reference: string }) =>
  `${category} ${reference}`;

/**
 * Compares a report with our records of the same ids (`known`) and with those booked in its period that no report has
 * (`absent`). Returns the differences, and the number of rows that agree.
 */
export function compare(
  movements: readonly Movement[],
  known: readonly Known[],
  absent: readonly Known[],
): { differences: Difference[]; matched: number } {
  const records = groupBy(known, keyOf);
  const differences: Difference[] = [];
  let matched = 0;
  for (const rows of groupBy(movements, keyOf).values()) {
    const [first] = rows;
    if (!first || first.category === FEE) continue;
    if (OWN.has(first.category)) {
      matched += rows.length;
      continue;
    }
    const { category, reference, at } = first;
    const here = records.get(keyOf(first)) ?? [];
    const thereCents = rows.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const hereCents = here.reduce((sum, { cents }) => sum + cents, 0);
    const kind = kindOf(here, thereCents, hereCents);
    if (!kind) matched += rows.length;
    else {
      const orderId = here[0]?.orderId ?? null;
      const common = { kind, category, reference, orderId, at };
      differences.push({ ...common, thereCents, hereCents: here.length > 0 ? hereCents : null });
    }
  }
  const missing = absent.flatMap(({ category, reference, cents, orderId, at }): Difference[] =>
    at
      ? [{ kind: "missing_there", category, reference, thereCents: null, hereCents: cents, orderId, at }]
      : [],
  );
  return { differences: [...differences, ...missing, ...feesOf(movements)], matched };
}

function kindOf(here: readonly Known[], thereCents: Cents, hereCents: Cents): DifferenceKind | null {
  if (here.length === 0) return "missing_here";
  if (thereCents !== hereCents) return "amount";
  return here.some(({ isPending }) => isPending) ? "pending" : null;
}

/** Returns all fees as one difference, or nothing. */
function feesOf(movements: readonly Movement[]): Difference[] {
  const cents = feeCentsOf(movements);
  const last = movements.at(-1);
  if (cents === 0 || !last) return [];
  const common = { kind: "fee" as const, category: FEE, reference: "", orderId: null, hereCents: null };
  return [{ ...common, thereCents: -cents, at: last.at }];
}

/** Returns the processor's fees: those kept from a movement, and those that are a movement of their own. */
export function feeCentsOf(movements: readonly Movement[]): Cents {
  return movements.reduce(
    (sum, { category, grossCents, feeCents }) => sum + feeCents - (category === FEE ? grossCents : 0),
    0,
  );
}
