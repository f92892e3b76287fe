"use client";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import type { RefundTier } from "@/contracts/catalogue/vendor/vendor";
import { REFUND_TIERS_MAX } from "@/contracts/catalogue/vendor/vendor-profile";
import styles from "./parts.module.css";
import { wholeNumber } from "./whole-number";

type Props = { tiers: RefundTier[]; onChange: (next: RefundTier[]) => void };

/** The refund steps of a policy, from the earliest cancellation to the latest. */
export function TierParts({ tiers, onChange }: Props) {
  const change = (at: number, some: Partial<RefundTier>) =>
    onChange(tiers.map((each, index) => (index === at ? { ...each, ...some } : each)));
  const add = () => {
    const last = tiers.at(-1);
    onChange([
      ...tiers,
      last
        ? { daysBefore: Math.floor(last.daysBefore / 2), percent: Math.floor(last.percent / 2) }
        : { daysBefore: 90, percent: 50 },
    ]);
  };
  return (
    <div className={styles.parts}>
      {tiers.length === 0 ? <p className={styles.none}>What has been paid is not refunded.</p> : null}
      {tiers.map(({ daysBefore, percent }, at) => (
        <fieldset key={at} className={styles.part}>
          <legend>Refund step {at + 1}</legend>
          <div className={styles.tier}>
            <TextField
              id={`tier-${at}-days`}
              label="Cancelled at least … days before"
              inputMode="numeric"
              value={String(daysBefore)}
              onChange={({ target }) => change(at, { daysBefore: wholeNumber(target.value, 730) })}
            />
            <TextField
              id={`tier-${at}-percent`}
              label="You refund, in % of what was paid"
              inputMode="numeric"
              value={String(percent)}
              onChange={({ target }) => change(at, { percent: wholeNumber(target.value, 100) })}
            />
          </div>
          <Button
            className={styles.remove}
            variant="plain"
            size="sm"
            aria-label={`Remove refund step ${at + 1}`}
            onClick={() => onChange(tiers.toSpliced(at, 1))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button variant="secondary" size="sm" onClick={add} disabled={tiers.length >= REFUND_TIERS_MAX}>
          Add a refund step
        </Button>
      </div>
    </div>
  );
}
