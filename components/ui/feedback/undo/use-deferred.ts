"use client";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

/** An action that is sent once it can no longer be undone. */
export type Act = {
  /** The entries that leave the list at once. */
  ids: readonly string[];
  /** Shown in the notice, beside Undo. */
  message: ReactNode;
  /** Sends it. The call must outlive the page (`outlivesPage`). A rejection has been shown and brings the entries back. */
  send: () => Promise<unknown>;
};

/** An entry that has left the list, though the server may still list it. */
type Gone = { id: string; isSent: boolean };
const NONE_GONE: readonly Gone[] = [];

/**
 * Lets every action be undone for ten seconds, because a decision sends a mail, which can't be recalled. The action is
 * sent when its notice closes, with the next action, or when the page is left. `rows` are the server's entries.
 */
export function useDeferred<Row extends { _id: string }>(rows: readonly Row[]) {
  const [waiting, setWaiting] = useState<Act | null>(null);
  const [gone, setGone] = useState<readonly Gone[]>(NONE_GONE);
  const [seen, setSeen] = useState(rows);
  const due = useRef<Act | null>(null);

  // The list is newer than the actions already sent, so it reflects them.
  if (seen !== rows) {
    setSeen(rows);
    setGone(gone.filter(({ isSent }) => !isSent));
  }
  const bringBack = useCallback((ids: readonly string[]) => {
    setGone((held) => held.filter(({ id }) => !ids.includes(id)));
  }, []);
  const keepUntilListed = useCallback((ids: readonly string[]) => {
    setGone((held) => held.map((each) => (ids.includes(each.id) ? { ...each, isSent: true } : each)));
  }, []);
  const send = useCallback(async () => {
    const act = due.current;
    due.current = null;
    setWaiting(null);
    if (!act) return;
    await act.send().then(
      () => keepUntilListed(act.ids),
      () => bringBack(act.ids),
    );
  }, [bringBack, keepUntilListed]);

  useEffect(() => {
    const leave = () => void send();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [send]);

  const act = (next: Act) => {
    void send();
    due.current = next;
    setWaiting(next);
    setGone((held) => [...held, ...next.ids.map((id) => ({ id, isSent: false }))]);
  };
  const undo = () => {
    due.current = null;
    setWaiting(null);
    if (waiting) bringBack(waiting.ids);
  };
  return {
    act,
    /** The rows on which no action has been taken. */
    left: rows.filter((row) => !gone.some(({ id }) => id === row._id)),
    /** The props of the `UndoNotice`. */
    notice: { of: waiting, message: waiting?.message, onUndo: undo, onClose: () => void send() },
  };
}
