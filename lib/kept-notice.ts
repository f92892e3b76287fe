import { notify, type Notice, type NoticeKind } from "./notify";

const KEY = "sayang:notice";
const KINDS: readonly string[] = ["success", "info", "warning", "error"] satisfies NoticeKind[];

/** Says something on the next page, for a page that is about to be left. Lives in this tab alone. */
export function keepNotice(kind: NoticeKind, message: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ kind, message } satisfies Notice));
  } catch {
    notify(kind, message);
  }
}

/** Says once what the page before has left to be said. */
export function sayKeptNotice(): void {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    if (kept === null) return;
    window.sessionStorage.removeItem(KEY);
    const { kind, message } = JSON.parse(kept) as Partial<Notice>;
    if (kind && KINDS.includes(kind) && typeof message === "string") notify(kind, message);
  } catch {
    // Nothing that could be read.
  }
}
