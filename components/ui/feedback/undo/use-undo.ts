"use client";
import { type ReactNode, useCallback, useState } from "react";

export type Undo = { message: ReactNode; undo: () => unknown };

/** Returns `offer`, which shows what was just done and how to undo it, and the props of the `UndoNotice` for it. */
export function useUndo() {
  const [last, setLast] = useState<Undo | null>(null);
  const onClose = useCallback(() => setLast(null), []);
  const onUndo = () => {
    setLast(null);
    return last?.undo();
  };
  return { offer: setLast, notice: { of: last, message: last?.message, onUndo, onClose } };
}
