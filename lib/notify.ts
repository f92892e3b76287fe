export type NoticeKind = "success" | "info" | "warning" | "error";
export type Notice = { kind: NoticeKind; message: string };

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let waiting: Notice[] = [];

/**
 * Says something to the person at the screen. What is said before a toast host listens is kept for it, so that
 * callers need neither React nor the toast library.
 */
export function notify(kind: NoticeKind, message: string): void {
  if (listener) listener({ kind, message });
  else waiting.push({ kind, message });
}

/** Becomes the one listener; answers how to stop. */
export function onNotice(next: Listener): () => void {
  listener = next;
  const missed = waiting;
  waiting = [];
  for (const notice of missed) next(notice);
  return () => {
    if (listener === next) listener = null;
  };
}
