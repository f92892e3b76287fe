"use client";
import { inPageWords } from "@/lib/language/spoken";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { t } from "@/lib/words/t";
import styles from "./codes.module.css";

type Props = {
  title: string;
  /** Its effect on the cart. */
  effect: string;
  /** Why it has no effect at the moment, or null. */
  reason: string | null;
  removeLabel: string;
  busy: boolean;
  onRemove: () => void;
};

/** The coupon or voucher on the cart: its saving, or why it doesn't apply. */
export function Applied({ title, effect, reason, removeLabel, busy, onRemove }: Props) {
  return (
    <div className={styles.applied} data-idle={reason ? true : undefined}>
      <Icon name={reason ? "alert" : "check"} size={18} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.effect}>
          {reason ? t("Not applied. {reason}", { reason: inPageWords(reason) }) : effect}
        </p>
      </div>
      <Button variant="plain" size="sm" aria-label={removeLabel} busy={busy} onClick={onRemove}>
        {t("Remove")}
      </Button>
    </div>
  );
}
