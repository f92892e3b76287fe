import { count, td, tn, writtenUnless } from "@/lib/words/t";
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
export function Choice({ type, name, value, label, count: found, checked, look = "row" }: Props) {
  return (
    <label className={styles[look]} data-none={found === 0 || undefined}>
      <input
        className={styles.box}
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={found === 0 && !checked}
      />
      <span className={styles.label} {...writtenUnless(label)}>
        {td(label)}
      </span>
      {found === null ? null : (
        <span className={styles.count}>
          {count(found)}
          <span className="visually-hidden"> {tn(found, "result", "results")}</span>
        </span>
      )}
    </label>
  );
}
