"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { ChecklistMove } from "@/contracts/planning/checklist";
import { formatDate } from "@/lib/dates";
import { useDismissMoveMutation, useUndoMoveMutation } from "@/services/planning/checklist";
import styles from "./move-banner.module.css";

const tasks = (count: number) => (count === 1 ? "1 open task" : `${count} open tasks`);

/** The tasks that moved with the wedding day, with undo. */
export function MoveBanner({ move: { from, to, moved, kept } }: { move: ChecklistMove }) {
  const [undo, { isLoading }] = useUndoMoveMutation();
  const [dismiss] = useDismissMoveMutation();
  const title = from
    ? `Your day moved from ${formatDate(from)} to ${formatDate(to)}`
    : `Your day is ${formatDate(to)}`;
  return (
    <Alert title={title}>
      <p>
        {tasks(moved)} {from ? "moved with it" : "got a date"}.
        {kept > 0
          ? ` ${kept === 1 ? "1 task stays where it was" : `${kept} tasks stay where they were`}: pinned, or the same date as before.`
          : ""}
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void undo()}>
          Undo the dates
        </Button>
        <Button size="sm" variant="plain" onClick={() => void dismiss()}>
          Keep them
        </Button>
      </div>
    </Alert>
  );
}
