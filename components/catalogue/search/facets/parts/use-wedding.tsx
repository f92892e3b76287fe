"use client";
import { useSyncExternalStore } from "react";
import { formatDate } from "@/lib/dates";
import { rememberedWedding } from "@/store/storage/remembered-wedding";
import { subscribeToStored } from "@/store/storage/subscribe-stored";
import { t, tn } from "@/lib/words/t";
import styles from "./use-wedding.module.css";

const WORDS = {
  date: (date: string) => t("Use our wedding date, {date}", { date: formatDate(date) }),
  tables: (tables: string) => tn(Number(tables), "Use our {n} table", "Use our {n} tables"),
};

type Props = {
  /** The name of the field in the same fieldset. */
  field: keyof typeof WORDS;
  /** The current value in the search. */
  chosen: string;
};

/** Fills in a field from the visitor's remembered wedding; renders nothing while that is unknown or already chosen. */
export function UseWedding({ field, chosen }: Props) {
  const value = useSyncExternalStore(
    subscribeToStored,
    () => rememberedWedding()[field],
    () => "",
  );
  if (!value || value === chosen) return null;
  return (
    <button
      type="button"
      className={styles.use}
      onClick={({ currentTarget }) => {
        const input = currentTarget.closest("fieldset")?.querySelector<HTMLInputElement>(`[name=${field}]`);
        if (!input) return;
        input.value = value;
        // As if typed, because the live search listens for it.
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }}
    >
      {WORDS[field](value)}
    </button>
  );
}
