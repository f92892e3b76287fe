import { MINUTE_MS } from "@/lib/time";
import { refreshSession } from "@/services/refresh";
import type { SessionPort } from "@/services/session-port";
import { followStream, type StreamEvent } from "./follow";

/** Where no stream gets through, screens ask again this often. */
const POLL_MS = 15_000;
const HIDDEN_POLL_MS = MINUTE_MS;
const FIRST_WAIT_MS = 1_000;
/** One failure may be a server that restarts. */
const POLLS_AFTER = 2;

type Given = {
  session: SessionPort;
  lastId(): string | null;
  signal: AbortSignal;
  hear(event: StreamEvent): void;
};

/** Follows the account's stream, again whenever it ends, until the session or the signal does. */
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

/** Not all at the same moment, when a server restarts. */
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
