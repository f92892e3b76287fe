"use client";
import { Button, ButtonLink } from "@/components/ui/action/button";
import type { Seating } from "./model/use-seating";
import styles from "./seating.module.css";

type Props = {
  seating: Seating;
  mayEdit: boolean;
  eventId: string;
  guests: number;
  unseated: number;
  onAuto: () => void;
  onRules: () => void;
  onShare: () => void;
};

const SAVING = { saved: "Saved", saving: "Saving…", failed: "Not saved", conflict: "Not saved" } as const;

/** How many are seated, actions on the whole seating, and whether it is saved. */
export function SeatingTools(props: Props) {
  const { seating, mayEdit, eventId, guests, unseated, onAuto, onRules, onShare } = props;
  const { undo, redo, undoable, redoable, said, state } = seating;
  return (
    <div className={styles.tools}>
      <p className={styles.count}>
        <b>{guests - unseated}</b> of {guests} guests seated
      </p>
      {mayEdit ? (
        <>
          <div className={styles.group}>
            <Button size="sm" disabled={guests === 0} onClick={onAuto}>
              Seat everyone
            </Button>
            <Button size="sm" variant="secondary" onClick={onRules}>
              Rules
            </Button>
            <Button size="sm" variant="secondary" onClick={onShare}>
              Share with venue
            </Button>
            <ButtonLink
              size="sm"
              variant="secondary"
              href={`/user/dashboard/guest-list/seating/print?event=${eventId}`}
            >
              Print
            </ButtonLink>
          </div>
          <div className={styles.group}>
            <Button
              size="sm"
              variant="plain"
              disabled={!undoable}
              aria-label={undoable ? `Undo: ${undoable}` : "Undo"}
              onClick={undo}
            >
              Undo
            </Button>
            <Button
              size="sm"
              variant="plain"
              disabled={!redoable}
              aria-label={redoable ? `Redo: ${redoable}` : "Redo"}
              onClick={redo}
            >
              Redo
            </Button>
            <span className={styles.saved} data-state={state}>
              {SAVING[state]}
            </span>
          </div>
        </>
      ) : (
        <ButtonLink
          size="sm"
          variant="secondary"
          href={`/user/dashboard/guest-list/seating/print?event=${eventId}`}
        >
          Print
        </ButtonLink>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
