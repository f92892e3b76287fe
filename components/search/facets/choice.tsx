import styles from "./choice.module.css";

type Props = {
  type: "checkbox" | "radio";
  name: string;
  value: string | number;
  label: string;
  /** How many results it would leave; null where nobody counts. */
  count: number | null;
  checked: boolean;
  look?: "row" | "pill";
};

/** A box to tick with how many results it would leave. One that leaves none can only be taken back. */
export function Choice({ type, name, value, label, count, checked, look = "row" }: Props) {
  return (
    <label className={styles[look]} data-none={count === 0 || undefined}>
      <input
        className={styles.box}
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={count === 0 && !checked}
      />
      <span className={styles.label}>{label}</span>
      {count === null ? null : (
        <span className={styles.count}>
          {count.toLocaleString("en-SG")}
          <span className="visually-hidden">{count === 1 ? " result" : " results"}</span>
        </span>
      )}
    </label>
  );
}
