import styles from "./choice.module.css";

type Props = {
  type: "checkbox" | "radio";
  name: string;
  value: string | number;
  label: string;
  /** Number of results with this option, or null where it isn't counted. */
  count: number | null;
  checked: boolean;
  look?: "row" | "pill";
};

/**
 * A checkbox or radio button with the number of results it would leave. Options without results can only be cleared.
 */
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
