"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import styles from "./undo-bar.module.css";
import type { Undoable } from "./use-undo";

const SHOWN_MS = 12_000;

type Props = { last: Undoable | null; busy: boolean; onUndo: () => void; onDismiss: () => void };

/** Says what was done, with the way back; stays while it has the pointer or the focus. Ctrl+Z does the same. */
export function UndoBar({ last, busy, onUndo, onDismiss }: Props) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!last || held || busy) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last, held, busy, onDismiss]);
  useEffect(() => {
    if (!last) return;
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (!typing && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
        event.preventDefault();
        onUndo();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [last, onUndo]);
  return (
    <div role="status" className={styles.place}>
      {last ? (
        <div
          className={styles.bar}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{last.message}</span>
          <Button variant="night" size="sm" busy={busy} onClick={onUndo}>
            Undo
          </Button>
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
