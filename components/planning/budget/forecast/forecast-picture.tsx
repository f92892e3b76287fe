import styles from "./forecast-picture.module.css";
import { shortAmount } from "./short-amount";

type Part = { part: "paid" | "owed" | "open"; label: string; amount: number };

/** One bar of the wedding's cost, with the budget marked on it. Its legend gives the same figures. */
export function ForecastPicture({ total, parts }: { total: number | null; parts: readonly Part[] }) {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const widest = Math.max(1, sum, total ?? 0);
  const share = (amount: number) => `${(amount / widest) * 100}%`;
  return (
    <div className={styles.picture}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ part, amount }) => (
          <span key={part} data-part={part} style={{ inlineSize: share(amount) }} />
        ))}
        {total === null ? null : (
          <i
            data-late={total / widest > 0.5 || undefined}
            style={{ insetInlineStart: `min(${share(total)}, calc(100% - 3px))` }}
          >
            <b>Budget {shortAmount(total)}</b>
          </i>
        )}
      </div>
      <dl className={styles.legend}>
        {parts.map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd>{shortAmount(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
