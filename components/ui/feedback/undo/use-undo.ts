"use client";
import { type ReactNode, useCallback, useState } from "react";

export type Undo = { message: ReactNode; undo: () => unknown };

/** Returns `offer`, which reports an action and how to undo it, and the props for its `UndoNotice`. */
export function useUndo() {
  const [last, setLast] = useState<Undo | null>(null);
  const onClose = useCallback(() => setLast(null), []);
  const onUndo = () => {
    setLast(null);
    return last?.undo();
  };
  return { offer: setLast, notice: { of: last, message: last?.message, onUndo, onClose } };
}
