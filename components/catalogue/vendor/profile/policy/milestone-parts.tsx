"use client";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import type { MilestoneDue, MilestoneRule } from "@/contracts/catalogue/vendor/vendor";
import { DEPOSIT_MAX_PERCENT, MILESTONES_MAX } from "@/contracts/catalogue/vendor/vendor-profile";
import { wholeNumber } from "./whole-number";
import styles from "./parts.module.css";

type Props = { milestones: MilestoneRule[]; onChange: (next: MilestoneRule[]) => void };

const USUAL_DAYS = 30;

/** The payments of a policy. The first is the deposit, due on booking. */
export function MilestoneParts({ milestones, onChange }: Props) {
  const sum = milestones.reduce((total, { percent }) => total + percent, 0);
  const change = (at: number, some: Partial<MilestoneRule>) =>
    onChange(milestones.map((each, index) => (index === at ? { ...each, ...some } : each)));
  const add = () => {
    const days = milestones.at(-1)?.due;
    const before = days?.kind === "before" ? Math.max(1, days.days - 7) : USUAL_DAYS;
    const label = milestones.length === 1 ? "Balance" : `Payment ${milestones.length + 1}`;
    onChange([
      ...milestones,
      { label, percent: Math.max(1, 100 - sum), due: { kind: "before", days: before } },
    ]);
  };
  return (
    <div className={styles.parts}>
      {milestones.map(({ label, percent, due }, at) => (
        <fieldset key={at} className={styles.part}>
          <legend>{at === 0 ? "Deposit" : `Payment ${at + 1}`}</legend>
          <div className={styles.milestone}>
            <TextField
              id={`milestone-${at}-label`}
              label="Name"
              value={label}
              maxLength={60}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <TextField
              id={`milestone-${at}-percent`}
              label="Share in %"
              {...(at === 0 ? { hint: `At most ${DEPOSIT_MAX_PERCENT}.` } : {})}
              inputMode="numeric"
              value={String(percent)}
              onChange={({ target }) => change(at, { percent: wholeNumber(target.value, 100) })}
            />
            {at === 0 ? (
              <p className={styles.fixed}>Due on booking</p>
            ) : (
              <Due at={at} due={due} onChange={(next) => change(at, { due: next })} />
            )}
          </div>
          {milestones.length > 2 && at > 0 ? (
            <Button
              className={styles.remove}
              variant="plain"
              size="sm"
              aria-label={`Remove ${label}`}
              onClick={() => onChange(milestones.toSpliced(at, 1))}
            >
              Remove
            </Button>
          ) : null}
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button variant="secondary" size="sm" onClick={add} disabled={milestones.length >= MILESTONES_MAX}>
          Add a payment
        </Button>
        <p role="status" data-wrong={sum !== 100 || undefined}>
          {sum}% of 100%
        </p>
      </div>
    </div>
  );
}

function Due({
  at,
  due,
  onChange,
}: {
  at: number;
  due: MilestoneDue;
  onChange: (due: MilestoneDue) => void;
}) {
  return (
    <>
      <SelectField
        id={`milestone-${at}-due`}
        label="Due"
        value={due.kind}
        onChange={({ target }) =>
          onChange(target.value === "halfway" ? { kind: "halfway" } : { kind: "before", days: USUAL_DAYS })
        }
      >
        <option value="halfway">half-way to the day</option>
        <option value="before">days before the day</option>
      </SelectField>
      {due.kind === "before" ? (
        <TextField
          id={`milestone-${at}-days`}
          label="Days before"
          inputMode="numeric"
          value={String(due.days)}
          onChange={({ target }) => onChange({ kind: "before", days: wholeNumber(target.value, 730) })}
        />
      ) : null}
    </>
  );
}
