"use client";
import { lazy, Suspense, useState } from "react";
import type { UndoSnackbarProps } from "./undo-snackbar";

const UndoSnackbar = lazy(() => import("./undo-snackbar"));

type Props = UndoSnackbarProps & {
  /** The action to undo, or null. A different object restarts the timer. */
  of: object | null;
};

/**
 * Reports an action and offers to undo it, by a button or Ctrl+Z. Closes by itself after a while, but not while hovered
 * or focused. Its code loads on first use.
 */
export function UndoNotice({ of, ...snackbar }: Props) {
  const [shown, setShown] = useState({ of, count: 0 });
  if (shown.of !== of) setShown({ of, count: shown.count + 1 });
  return (
    <div role="status">
      <Suspense>{of ? <UndoSnackbar key={shown.count} {...snackbar} /> : null}</Suspense>
    </div>
  );
}
