import { notify, type Notice, type NoticeKind } from "./notify";

/** The key in session storage. */
export const KEPT_NOTICE_KEY = "sayang:notice";
const KINDS: readonly string[] = ["success", "info", "warning", "error"] satisfies NoticeKind[];

/** Stores a notice to be shown on the next page of this tab, when the current one is about to be left. */
export function keepNotice(kind: NoticeKind, message: string): void {
  try {
    window.sessionStorage.setItem(KEPT_NOTICE_KEY, JSON.stringify({ kind, message } satisfies Notice));
  } catch {
    notify(kind, message);
  }
}

/** Shows the stored notice, once. */
export function sayKeptNotice(): void {
  try {
    const kept = window.sessionStorage.getItem(KEPT_NOTICE_KEY);
    if (kept === null) return;
    window.sessionStorage.removeItem(KEPT_NOTICE_KEY);
    const { kind, message } = JSON.parse(kept) as Partial<Notice>;
    if (kind && KINDS.includes(kind) && typeof message === "string") notify(kind, message);
  } catch {
    // The stored text was unreadable.
  }
}
