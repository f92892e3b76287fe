"use client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { tablesIn } from "@/components/planning/seating/model/edits";
import { filledTo, type Fullness } from "@/components/planning/seating/model/plan-tables";
import { type ReportLine, reportLines } from "@/components/planning/seating/model/report-words";
import { type SeatingScope, toProblem, withAssignment } from "@/components/planning/seating/model/to-problem";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { amount } from "@/components/ui/money/amount";
import type { SeatingGuest, SeatingLayout } from "@/contracts/planning/seating";
import { groupBy } from "@/lib/group-by";
import { findingsOf } from "@/lib/seating/findings";
import { seatAll } from "@/lib/seating/seat-all";
import styles from "./dialogs.module.css";
import { useTableOffers } from "./use-table-offers";

type Props = {
  eventId: string;
  layout: SeatingLayout;
  guests: readonly SeatingGuest[];
  unseated: number;
  onAccept: (layout: SeatingLayout) => void;
  onClose: () => void;
};
type How = SeatingScope | Fullness;
type Result = { layout: SeatingLayout; seated: number; lines: ReportLine[] };

/** Seats everyone in the browser, explains which wishes it could not meet, and lets the couple decide. */
export default function AutoDialog({ eventId, layout, guests, unseated, onAccept, onClose }: Props) {
  const id = useId();
  const [how, setHow] = useState<How>(unseated > 0 ? "unseated" : "everyone");
  const offers = useTableOffers(eventId, layout, guests);
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
    const fullness = how === "fewest" || how === "comfortable" ? how : null;
    const room = offers.find((offer) => offer.fullness === fullness)?.layout ?? layout;
    const scope: SeatingScope = how === "unseated" ? "unseated" : "everyone";
    const problem = toProblem(fullness ? filledTo(room, fullness) : room, guests, scope);
    const seated = await seatAll(problem, {
      seed: using,
      signal: control.signal,
      onProgress: (done) => setProgress(Math.round(done * 20) * 5),
    });
    if (!seated) return;
    const next = withAssignment(room, guests, seated);
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
          <Choice id={id} how="unseated" chosen={how} disabled={unseated === 0} onChoose={setHow}>
            Only the {unseated} {unseated === 1 ? "guest" : "guests"} without a seat
          </Choice>
          <Choice id={id} how="everyone" chosen={how} onChoose={setHow}>
            Everyone who isn’t locked, for the best result{" "}
            <small>At the {tablesWord(tablesIn(layout).length)} you have</small>
          </Choice>
          {offers.map(({ fullness, tables, cost }) => (
            <Choice key={fullness} id={id} how={fullness} chosen={how} onChoose={setHow}>
              {fullness === "fewest" ? "Everyone, fewest tables" : "Everyone, comfortable"} ({tables})
              {cost === null ? "" : `: ${amount(cost)}`}{" "}
              <small>{fullness === "fewest" ? "Every seat taken" : "One seat free at each table"}</small>
            </Choice>
          ))}
          <p className={styles.note}>
            Households stay together and your rules are kept as far as possible. Locked guests and tables
            aren’t touched. You’ll see what couldn’t be met before anything changes, and your banquet order
            changes only when you ask your vendor.
          </p>
        </fieldset>
      )}
    </Dialog>
  );
}

type ChoiceProps = {
  id: string;
  how: How;
  chosen: How;
  disabled?: boolean;
  onChoose: (how: How) => void;
  children: ReactNode;
};

function Choice({ id, how, chosen, disabled, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`${id}-how`}
        checked={chosen === how}
        disabled={disabled}
        onChange={() => onChoose(how)}
      />
      <span>{children}</span>
    </label>
  );
}

const tablesWord = (count: number) => `${count} ${count === 1 ? "table" : "tables"}`;

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
        {[...groupBy(lines, ({ why }) => why)].map(([why, same]) => (
          <li key={why}>
            {same.map(({ what }) => (
              <p key={what} className={styles.what}>
                {what}
              </p>
            ))}
            <p className={styles.note}>{why}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
