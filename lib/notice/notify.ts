export type NoticeKind = "success" | "info" | "warning" | "error";
export type Notice = { kind: NoticeKind; message: string };

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let waiting: Notice[] = [];

/**
 * Shows a notice to the user. Notices sent before a toast host is listening are queued, so callers need neither React
 * nor the toast library.
 */
export function notify(kind: NoticeKind, message: string): void {
  if (listener) listener({ kind, message });
  else waiting.push({ kind, message });
}

/** Registers the single listener and returns a function that removes it. */
export function onNotice(next: Listener): () => void {
  listener = next;
  const missed = waiting;
  waiting = [];
  for (const notice of missed) next(notice);
  return () => {
    if (listener === next) listener = null;
  };
}
