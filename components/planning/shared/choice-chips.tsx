"use client";
import styles from "./choice-chips.module.css";

type Props<T extends string> = {
  label: string;
  choices: readonly { value: T; label: string; count?: number }[];
  value: T;
  onChoose: (value: T) => void;
};

/** A choice of a few options, all visible. */
export function ChoiceChips<T extends string>({ label, choices, value, onChoose }: Props<T>) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.chip}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count === undefined ? null : <span className={styles.count}>{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
