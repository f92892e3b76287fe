import { amount } from "@/components/ui/money/amount";
import { Alert } from "@/components/ui/feedback/alert";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import { shareRest, type SplitLine } from "@/contracts/planning/budget/budget-split";
import { type Cents, toCents, toDollars } from "@/lib/money";
import styles from "./share-preview.module.css";

type Props = { plan: BudgetPlan; total: Cents; changed: { id: string; cents: Cents } | null };

/** A preview of the other lines when they share the rest. */
export function SharePreview({ plan, total, changed }: Props) {
  const lines = plan.lines.flatMap(({ id, planned, locked }): SplitLine[] =>
    id ? [{ id, plannedCents: toCents(planned), locked }] : [],
  );
  const { lines: shared, over } = shareRest(lines, total, changed);
  const moves = shared.filter(
    ({ id, plannedCents }, at) => id !== changed?.id && plannedCents !== lines[at]?.plannedCents,
  );
  const name = (id: string) => plan.lines.find((line) => line.id === id)?.name ?? "";
  const before = (id: string) => toDollars(lines.find((line) => line.id === id)?.plannedCents ?? 0);
  return (
    <div className={styles.preview} aria-live="polite">
      {over > 0 ? (
        <Alert tone="warn">
          This is {amount(toDollars(over))} more than your budget, even with nothing left for the other lines.
        </Alert>
      ) : null}
      {moves.length > 0 ? (
        <ul>
          {moves.map(({ id, plannedCents }) => (
            <li key={id}>
              <span>{name(id)}</span>
              <span>
                {amount(before(id))} → {amount(toDollars(plannedCents))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>The other lines stay as they are.</p>
      )}
    </div>
  );
}
