import { MINUTE_MS } from "@/lib/time";
import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";

/** The subjects that an open screen of planning shows. */
const TAGS = ["Invitation", "Banquet", "CheckIn", "Seating", "Guest", "WeddingEvent", "Budget"] as const;
const RETRY_MS = 3_000;
const LONGEST_RETRY_MS = MINUTE_MS;
/** Answers that come together are asked for together. */
const GATHER_MS = 40;
/** Names the lock of the tab that follows the stream, and the channel by which it tells the others. */
const SHARED = "sayang-plans";

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Keeps planning's open screens up to date for as long as a screen uses it: the server says what changed, and the
     * queries ask again. While it can't be reached, they ask now and then.
     */
    watchPlans: build.query<null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(_, { extra, dispatch, cacheEntryRemoved }) {
        const { session } = extra as ApiContext;
        const stop = new AbortController();
        let gathering: ReturnType<typeof setTimeout> | undefined;
        const changed = () => {
          gathering ??= setTimeout(() => {
            gathering = undefined;
            dispatch(api.util.invalidateTags([...TAGS]));
          }, GATHER_MS);
        };
        const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(SHARED);
        others?.addEventListener("message", changed);
        const tellAll = () => {
          changed();
          others?.postMessage(null);
        };
        void cacheEntryRemoved.then(() => {
          stop.abort();
          clearTimeout(gathering);
          others?.close();
        });
        await session.ready();
        await alone(stop.signal, async () => {
          for (let wait = RETRY_MS; !stop.signal.aborted;) {
            const opened = await follow(session.tokens()?.access ?? "", tellAll, stop.signal);
            if (stop.signal.aborted) return;
            wait = opened ? RETRY_MS : Math.min(wait * 2, LONGEST_RETRY_MS);
            await pause(wait, stop.signal);
            // Something may have been missed. A token that has expired is refreshed by this, too.
            if (!stop.signal.aborted) tellAll();
          }
        });
      },
    }),
  }),
});

export const { useWatchPlansQuery } = liveApi;

/**
 * Runs in one tab at a time, the next when that is closed: a browser has six connections to a site over HTTP/1.1, and a
 * stream for each tab would use them up. Runs in every tab where the browser has no locks.
 */
async function alone(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return run();
  try {
    await navigator.locks.request(SHARED, { signal }, run);
  } catch (error) {
    // The screen was closed while another tab had the stream.
    if (!signal.aborted) throw error;
  }
}

/** Reads the stream until it ends. Returns whether it was opened. EventSource could not send the token. */
async function follow(token: string, changed: () => void, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch("/api/v1/planning/stream", {
      headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" },
      cache: "no-store",
      signal,
    });
    if (!answer.ok || !answer.body) return false;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return true;
      const events = (text + value).split("\n\n");
      text = events.pop() ?? "";
      // Changes made after the queries ran and before the stream opened were not announced.
      if (events.some((event) => /^event: (change|open)/.test(event))) changed();
    }
  } catch {
    return false;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
