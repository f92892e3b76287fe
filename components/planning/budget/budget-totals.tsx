import { amount } from "@/components/ui/money/amount";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import { toCents, toDollars } from "@/lib/money";
import { ReplyNote } from "./reply-note";
import styles from "./budget-totals.module.css";

const minus = (a: number, b: number) => toDollars(toCents(a) - toCents(b));

/** The whole budget, and what is left of it. */
export function BudgetTotals({ plan, onTotal }: { plan: BudgetPlan; onTotal: () => void }) {
  const { total, planned, committed, paid, owed, elsewhere, projected } = plan;
  const left = total === null ? null : minus(total, committed);
  const unplanned = total === null ? null : minus(total, planned);
  return (
    <Card className={styles.card ?? ""}>
      <div className={styles.total}>
        <div>
          <p className={styles.label}>Your budget</p>
          <p className={styles.figure}>{total === null ? "Not set yet" : amount(total)}</p>
          {unplanned === null || unplanned === 0 ? null : (
            <p className={styles.note} data-over={unplanned < 0 || undefined}>
              {unplanned > 0
                ? `${amount(unplanned)} isn’t planned yet`
                : `You’ve planned ${amount(-unplanned)} more than this`}
            </p>
          )}
        </div>
        <Button variant="secondary" size="sm" onClick={onTotal}>
          {total === null ? "Set budget" : "Change budget"}
        </Button>
      </div>
      <dl className={styles.sums}>
        <Sum label="Planned" value={planned} />
        <Sum label="Booked" value={committed} elsewhere={elsewhere.committed} />
        <Sum label="Paid" value={paid} elsewhere={elsewhere.paid} />
        <Sum label="Still to pay" value={owed} elsewhere={elsewhere.owed} />
        {left === null ? null : left >= 0 ? (
          <Sum label="Left to book" value={left} />
        ) : (
          <Sum label="Over budget" value={-left} over />
        )}
      </dl>
      <ReplyNote committed={committed} projected={projected} />
    </Card>
  );
}

type SumProps = { label: string; value: number; elsewhere?: number; over?: boolean };

function Sum({ label, value, elsewhere = 0, over }: SumProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.sum} data-over={over}>
        {amount(value)}
      </dd>
      {elsewhere > 0 ? <dd className={styles.note}>{amount(elsewhere)} of it elsewhere</dd> : null}
    </div>
  );
}
