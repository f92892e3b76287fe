import { amount } from "@/components/ui/money/amount";
import { ReplyNote } from "@/components/planning/budget/reply-note";
import { HomeSection } from "@/components/ui/page/home-section";
import type { PlanOverview } from "@/contracts/planning/overview";
import { toCents, toDollars } from "@/lib/money";
import styles from "./week.module.css";

type Props = { money: NonNullable<PlanOverview["plans"]>["money"] };

/** The budget in one bar. */
export function MoneyGlance({ money: { total, committed, paid, owed, projected } }: Props) {
  const whole = Math.max(total ?? 0, committed, 1);
  const left = total === null ? null : toDollars(toCents(total) - toCents(committed));
  const share = (part: number) => ({ inlineSize: `${(Math.max(0, part) / whole) * 100}%` });
  return (
    <HomeSection
      title="Money"
      action={{ label: "Vendor Manager", href: "/user/dashboard/vendor-management" }}
    >
      <div className={styles.bar} aria-hidden="true">
        <span data-part="paid" style={share(paid)} />
        <span data-part="owed" style={share(owed)} />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>Paid</dt>
          <dd>{amount(paid)}</dd>
        </div>
        <div>
          <dt>Still to pay</dt>
          <dd>{amount(owed)}</dd>
        </div>
        <div>
          <dt>{left === null ? "Booked" : left < 0 ? "Over budget" : "Left to book"}</dt>
          <dd>{amount(left === null ? committed : Math.abs(left))}</dd>
        </div>
      </dl>
      <ReplyNote committed={committed} projected={projected} />
      {total === null ? (
        <p className={styles.note}>Set a budget in Vendor Manager to see what’s left.</p>
      ) : null}
    </HomeSection>
  );
}
