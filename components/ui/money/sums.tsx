import { amount as dollars } from "./amount";
import styles from "./sums.module.css";

type Row = {
  label: string;
  /** In dollars. */
  amount: number;
  /** `off` is deducted, `total` is the sum of the rows above it. */
  kind?: "off" | "total";
};

/** A calculation, a row for each part. */
export function Sums({ rows }: { rows: readonly (Row | null)[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) =>
        row ? (
          <div key={row.label} className={row.kind ? styles[row.kind] : undefined}>
            <dt>{row.label}</dt>
            <dd>
              {row.kind === "off" ? "−" : ""}
              {dollars(row.amount)}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
