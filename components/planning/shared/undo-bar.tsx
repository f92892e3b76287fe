"use client";
import { useEffect } from "react";
import { Button } from "@/components/ui/action/button";
import styles from "./undo-bar.module.css";

export type Undo = { message: string; undo: () => unknown };

const SHOWN_MS = 12_000;

/** Says what has just been done, with a button that takes it back. Goes by itself after a while. */
export function UndoBar({ last, onGone }: { last: Undo | null; onGone: () => void }) {
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last, onGone]);
  return (
    <div role="status" className={styles.place}>
      {last ? (
        <div className={styles.bar}>
          <span>{last.message}</span>
          <Button
            variant="night"
            size="sm"
            onClick={() => {
              onGone();
              void last.undo();
            }}
          >
            Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
}
