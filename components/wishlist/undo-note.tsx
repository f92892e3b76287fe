"use client";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { SAVED_MESSAGES, type SavedKind } from "@/contracts/saved";
import styles from "./undo-note.module.css";
import type { Named, SavedChanges } from "./use-saved-changes";

const SHOWN_MS = 8000;

/** Says that something is off the list and offers it back, or why it could not be done. */
export function UndoNote({ kind, changes }: { kind: SavedKind; changes: SavedChanges }) {
  const { removed, failure } = changes;
  return (
    <>
      <div role="status">
        {removed ? <Note key={removed.id} kind={kind} removed={removed} changes={changes} /> : null}
      </div>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
    </>
  );
}

/** Waits while it is pointed at or has the focus. */
function Note({ kind, removed, changes }: { kind: SavedKind; removed: Named; changes: SavedChanges }) {
  const [held, setHeld] = useState(false);
  const { forgetRemoved } = changes;
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(forgetRemoved, SHOWN_MS);
    return () => window.clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its time does not begin anew with each rendering
  }, [held]);
  return (
    <div
      className={styles.note}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        {SAVED_MESSAGES[kind].removed}
        <span className="visually-hidden">: {removed.name}</span>
      </p>
      <button type="button" className={styles.undo} onClick={() => void changes.undo(removed)}>
        Undo
      </button>
    </div>
  );
}
