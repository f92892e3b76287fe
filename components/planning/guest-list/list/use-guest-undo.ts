"use client";
import { useCallback, useState } from "react";
import { notify } from "@/lib/notice/notify";
import { useUndoGuestsMutation } from "@/services/planning/guest";

export type Undoable = { undoId: string; message: string };

/** The last change to the list, with its undo. */
export function useGuestUndo() {
  const [last, setLast] = useState<Undoable | null>(null);
  const [undo, { isLoading }] = useUndoGuestsMutation();
  const offer = useCallback((message: string, undoId: string | null) => {
    if (undoId) setLast({ undoId, message });
    else notify("success", message);
  }, []);
  const take = useCallback(async () => {
    if (!last) return;
    const { data } = await undo(last.undoId);
    setLast(null);
    if (data) notify("success", "Change undone");
  }, [last, undo]);
  return { last, busy: isLoading, offer, take, dismiss: useCallback(() => setLast(null), []) };
}
