"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { SAVED_MESSAGES, type SavedKind } from "@/contracts/catalogue/wishlist";
import styles from "./undo-note.module.css";
import type { Named, SavedChanges } from "./use-saved-changes";

const SHOWN_MS = 8000;

/** Says that an item was removed and offers to restore it, or why it couldn't be removed. */
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

/** Its timer pauses while it is hovered or focused. */
function Note({ kind, removed, changes }: { kind: SavedKind; removed: Named; changes: SavedChanges }) {
  const [held, setHeld] = useState(false);
  // An effect event, so that a re-render doesn't restart the timer.
  const forget = useEffectEvent(() => changes.forgetRemoved());
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => forget(), SHOWN_MS);
    return () => window.clearTimeout(timer);
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
