"use client";
import { inPageWords } from "@/lib/language/spoken";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { t } from "@/lib/words/t";
import styles from "./codes.module.css";

export type Offer = {
  id: string;
  title: string;
  terms: string;
  /** Its effect on the cart, if applied. */
  effect: string;
  /** In dollars; the best offers come first. */
  worth: number;
  reason: string | null;
};

type Props = {
  label: string;
  offers: Offer[];
  busy: boolean;
  /** Why the last of them could not be applied. */
  refusal: string;
  onApply: (id: string) => void;
};

const FEW = 2;

/** The coupons or vouchers that the couple can use; those that don't apply say why. */
export function Offers({ label, offers, busy, refusal, onApply }: Props) {
  const [all, setAll] = useState(false);
  if (offers.length === 0) return null;
  const sorted = offers.toSorted(
    (a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.worth - a.worth,
  );
  const shown = all ? sorted : sorted.slice(0, FEW);
  return (
    <div className={styles.offers}>
      <ul aria-label={label}>
        {shown.map(({ id, title, terms, effect, reason }) => (
          <li key={id} className={styles.offer} data-idle={reason ? true : undefined}>
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.effect}>{terms}</p>
              <p className={reason ? styles.reason : styles.gain}>
                {reason === null ? effect : inPageWords(reason)}
              </p>
            </div>
            {reason ? null : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("Use {name}", { name: title })}
                disabled={busy}
                onClick={() => onApply(id)}
              >
                {t("Use")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusal ? (
        <p className={styles.reason} role="alert">
          {inPageWords(refusal)}
        </p>
      ) : null}
      {sorted.length > shown.length ? (
        <Button variant="plain" size="sm" onClick={() => setAll(true)}>
          {t("Show {n} more", { n: sorted.length - shown.length })}
        </Button>
      ) : null}
    </div>
  );
}
