import { amount } from "@/components/ui/money/amount";
import type { BudgetLine } from "@/contracts/planning/budget/budget";
import type { ForecastLine, StillToBook } from "@/contracts/planning/budget/budget-forecast";
import { areaOf } from "@/lib/place/district";
import { formatDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import styles from "./budget-bars.module.css";
import { shortAmount } from "./forecast/short-amount";

type Props = {
  lines: readonly BudgetLine[];
  forecasts?: readonly ForecastLine[] | undefined;
  onEdit: (line: BudgetLine) => void;
};

/** One bar per line, all on the same scale: paid, still to pay, and planned but not booked. */
export function BudgetBars({ lines, forecasts = [], onEdit }: Props) {
  const widest = Math.max(1, ...lines.map(({ planned, committed }) => Math.max(planned, committed)));
  return (
    <section aria-label="Budget by category">
      <p className={styles.legend} aria-hidden="true">
        <span data-part="paid">Paid</span>
        <span data-part="owed">Still to pay</span>
        <span data-part="open">Planned, not booked</span>
        <span data-part="over">Over plan</span>
      </p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Line
            key={line.id ?? line.name}
            line={line}
            toBook={forecasts.find(({ lineId }) => line.id !== null && lineId === line.id)?.toBook ?? null}
            widest={widest}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { line: BudgetLine; toBook: StillToBook | null; widest: number; onEdit: Props["onEdit"] };

function Line({ line, toBook, widest, onEdit }: LineProps) {
  const { id, name, planned, committed, paid, owed, locked, projected, nextDue, category } = line;
  const over = Math.max(0, toCents(committed) - toCents(planned));
  const share = (dollars: number) => `${(Math.max(0, dollars) / widest) * 100}%`;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <button type="button" className={styles.name} onClick={() => onEdit(line)}>
          {name}
          <span className="visually-hidden">: {id ? "change the plan" : "plan an amount"}</span>
        </button>
        <span className={styles.planned}>
          {id ? `${amount(planned)} planned` : "Not planned"}
          {locked ? ", locked" : ""}
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span data-part="paid" style={{ inlineSize: share(paid) }} />
        <span data-part="owed" style={{ inlineSize: share(owed) }} />
        <span data-part="open" style={{ inlineSize: share(planned - committed) }} />
        {over > 0 && id ? <i style={{ insetInlineStart: share(planned) }} /> : null}
      </div>
      <p className={styles.facts}>
        {committed > 0 ? (
          <>
            <span>
              {amount(committed)} booked, {amount(paid)} paid, {amount(owed)} to pay
            </span>
            {over > 0 && id ? <span data-over>{amount(toDollars(over))} over plan</span> : null}
            {projected === null ? null : <span>{amount(projected)} going by replies</span>}
            {nextDue ? (
              <span>
                Next: {amount(nextDue.amount)}
                {nextDue.dueOn ? ` on ${formatDate(nextDue.dueOn)}` : ", date not fixed"}
              </span>
            ) : null}
          </>
        ) : category ? (
          <>
            <a href={`/vendor?category=${category.slug}#result`}>Find vendors</a>
            {toBook?.from === "market" ? <Typical toBook={toBook} planned={planned} /> : null}
          </>
        ) : (
          <span>Nothing booked yet</span>
        )}
      </p>
    </li>
  );
}

function Typical({ toBook, planned }: { toBook: Extract<StillToBook, { from: "market" }>; planned: number }) {
  const { amount: typical, low, high, district } = toBook;
  const where = district === null ? "" : ` in ${areaOf(district)}`;
  return (
    <>
      <span>
        Typically {shortAmount(typical)}
        {where} ({shortAmount(low)} to {shortAmount(high)})
      </span>
      {typical > planned ? <span data-over>{shortAmount(typical - planned)} above plan</span> : null}
    </>
  );
}
