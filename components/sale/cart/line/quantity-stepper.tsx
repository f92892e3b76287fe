"use client";
import { useState } from "react";
import { MAX_QUANTITY } from "@/contracts/sale/cart";
import { t } from "@/lib/words/t";
import styles from "./quantity-stepper.module.css";

type Props = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  describedBy?: string | undefined;
  onChange: (value: number) => void;
};

/** A number between two buttons. Digits only; values out of bounds are clamped on blur. */
export function QuantityStepper({ id, label, value, min, max, describedBy, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const top = Math.min(max, MAX_QUANTITY);
  const within = (number: number) => Math.min(top, Math.max(min, number));

  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    setDraft(digits);
    const number = Number(digits);
    if (digits !== "" && number >= min && number <= top) onChange(number);
  };
  const leave = () => {
    if (draft !== null && draft !== "" && within(Number(draft)) !== value) onChange(within(Number(draft)));
    setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    // The buttons stay enabled at the bounds, because disabling one would lose the focus.
    if (within(value + by) !== value) onChange(within(value + by));
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={t("One less")}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={id}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t("Quantity")}
        aria-describedby={describedBy}
        value={draft ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }
          if (event.key === "Enter") {
            event.preventDefault();
            leave();
          }
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t("One more")}
        aria-disabled={value >= top}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
