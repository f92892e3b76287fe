"use client";
import { useEffect, useId, useRef, useState } from "react";
import { type ReportLine, reportLines } from "@/components/planning/seating/model/report-words";
import { type SeatingScope, toProblem, withAssignment } from "@/components/planning/seating/model/to-problem";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import type { SeatingGuest, SeatingLayout } from "@/contracts/planning/seating";
import { findingsOf } from "@/lib/seating/findings";
import { seatAll } from "@/lib/seating/seat-all";
import styles from "./dialogs.module.css";

type Props = {
  layout: SeatingLayout;
  guests: readonly SeatingGuest[];
  unseated: number;
  onAccept: (layout: SeatingLayout) => void;
  onClose: () => void;
};
type Result = { layout: SeatingLayout; seated: number; lines: ReportLine[] };

/** Seats everyone in the browser, explains which wishes it could not meet, and lets the couple decide. */
export default function AutoDialog({ layout, guests, unseated, onAccept, onClose }: Props) {
  const id = useId();
  const [scope, setScope] = useState<SeatingScope>(unseated > 0 ? "unseated" : "everyone");
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [seed, setSeed] = useState(1);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (using: number) => {
    const control = new AbortController();
    running.current = control;
    setResult(null);
    setProgress(0);
    setSeed(using);
    const problem = toProblem(layout, guests, scope);
    const seated = await seatAll(problem, {
      seed: using,
      signal: control.signal,
      onProgress: (done) => setProgress(Math.round(done * 20) * 5),
    });
    if (!seated) return;
    const next = withAssignment(layout, guests, seated);
    setProgress(null);
    setResult({
      layout: next,
      seated: seated.size,
      lines: reportLines(findingsOf(problem, seated), { layout: next, guests }),
    });
  };
  const cancel = () => {
    running.current?.abort();
    onClose();
  };
  return (
    <Dialog
      title="Seat everyone"
      onClose={cancel}
      actions={
        <>
          <Button variant="plain" onClick={cancel}>
            {result ? "Discard" : "Cancel"}
          </Button>
          {result ? (
            <>
              <Button variant="secondary" onClick={() => void start(seed + 1)}>
                Try another
              </Button>
              <Button onClick={() => onAccept(result.layout)}>Use this seating</Button>
            </>
          ) : (
            <Button busy={progress !== null} onClick={() => void (progress === null && start(seed))}>
              Find seats
            </Button>
          )}
        </>
      }
    >
      {result ? (
        <Report result={result} guests={guests.length} />
      ) : progress !== null ? (
        <div className={styles.running}>
          <p>Finding a table for everyone…</p>
          <ProgressBar label="Seating" value={progress} />
        </div>
      ) : (
        <fieldset className={styles.choices}>
          <legend>Who may be moved?</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name={`${id}-scope`}
              checked={scope === "unseated"}
              disabled={unseated === 0}
              onChange={() => setScope("unseated")}
            />
            <span>
              Only the {unseated} {unseated === 1 ? "guest" : "guests"} without a seat
            </span>
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name={`${id}-scope`}
              checked={scope === "everyone"}
              onChange={() => setScope("everyone")}
            />
            <span>Everyone who isn’t locked, for the best result</span>
          </label>
          <p className={styles.note}>
            Households stay together and your rules are kept as far as possible. Locked guests and tables
            aren’t touched. You’ll see what couldn’t be met before anything changes.
          </p>
        </fieldset>
      )}
    </Dialog>
  );
}

function Report({ result, guests }: { result: Result; guests: number }) {
  const { lines, seated } = result;
  const all =
    seated === guests ? `All ${guests} guests have a seat` : `${seated} of ${guests} guests have a seat`;
  if (lines.length === 0) {
    return (
      <Alert tone="good" title={`${all}.`}>
        Every rule is met and no household is split.
      </Alert>
    );
  }
  return (
    <div className={styles.report}>
      <Alert tone="warn" title={`${all}.`}>
        {lines.length === 1 ? "One wish couldn’t be met." : `${lines.length} wishes couldn’t be met.`}
      </Alert>
      <ul className={styles.lines} aria-label="What couldn’t be met">
        {lines.map(({ what, why }) => (
          <li key={what}>
            <p className={styles.what}>{what}</p>
            <p className={styles.note}>{why}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
