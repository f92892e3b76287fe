import { MINUTE_MS } from "@/lib/time";
import { refreshSession } from "@/services/refresh";
import type { SessionPort } from "@/services/session-port";
import { followStream, type StreamEvent } from "./follow";

/** The interval of polling where streams are blocked. */
const POLL_MS = 15_000;
const HIDDEN_POLL_MS = MINUTE_MS;
const FIRST_WAIT_MS = 1_000;
/** A single failure may be a server restart. */
const POLLS_AFTER = 2;

type Given = {
  session: SessionPort;
  lastId(): string | null;
  signal: AbortSignal;
  hear(event: StreamEvent): void;
};

/** Follows the account's stream, reconnecting whenever it ends, until the session ends or `signal` aborts. */
export async function keepFollowing({ session, lastId, signal, hear }: Given): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const token = session.tokens()?.access;
    if (!token) return;
    if (!navigator.onLine) {
      await pause(HIDDEN_POLL_MS, signal);
      continue;
    }
    const end = await followStream({ token, lastId: lastId(), signal, hear });
    if (signal.aborted) return;
    const refreshed = end === "refused" ? await refreshSession(session, token) : null;
    if (refreshed === "over") return;
    if (refreshed === "retry") continue;
    failures = end === "ended" ? 0 : failures + 1;
    if (failures >= POLLS_AFTER) hear({ id: null, kind: "reset", data: null });
    await pause(waitAfter(failures), signal);
  }
}

/** Adds jitter, so that clients don't all reconnect at once after a server restart. */
function waitAfter(failures: number): number {
  const longest = document.hidden ? HIDDEN_POLL_MS : POLL_MS;
  return Math.min(FIRST_WAIT_MS * 2 ** failures, longest) * (0.5 + Math.random() / 2);
}

/** Also ends when the network or the visitor comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      document.removeEventListener("visibilitychange", back);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const back = () => {
      if (!document.hidden) done();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    document.addEventListener("visibilitychange", back);
    signal.addEventListener("abort", done);
  });
}
