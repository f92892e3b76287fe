"use client";
import { Button } from "@/components/ui/action/button";
import styles from "./act-bar.module.css";
import type { QueueAct } from "./queue-act";

/** The actions on an entry, each with its key. */
export function ActBar({ acts, withKeys = true }: { acts: readonly QueueAct[]; withKeys?: boolean }) {
  if (acts.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label="Decide">
      {acts.map(({ key, label, tone, run }) => (
        <Button
          key={label}
          variant={tone}
          size="sm"
          aria-keyshortcuts={withKeys ? key : undefined}
          onClick={run}
        >
          {label}
          {withKeys ? (
            <kbd className={styles.key} aria-hidden="true">
              {key}
            </kbd>
          ) : null}
        </Button>
      ))}
    </div>
  );
}
