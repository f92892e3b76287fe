import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";

/** The subjects that an open screen of planning shows. */
const TAGS = ["Invitation", "Banquet", "CheckIn", "Seating"] as const;
const RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;
/** Answers that come together are asked for together. */
const GATHER_MS = 150;

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
        void cacheEntryRemoved.then(() => {
          stop.abort();
          clearTimeout(gathering);
        });
        await session.ready();
        for (let wait = RETRY_MS; !stop.signal.aborted;) {
          const opened = await follow(session.tokens()?.access ?? "", changed, stop.signal);
          if (stop.signal.aborted) return;
          wait = opened ? RETRY_MS : Math.min(wait * 2, LONGEST_RETRY_MS);
          await pause(wait, stop.signal);
          // Something may have been missed. A token that has expired is refreshed by this, too.
          if (!stop.signal.aborted) changed();
        }
      },
    }),
  }),
});

export const { useWatchPlansQuery } = liveApi;

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
      if (events.some((event) => event.startsWith("event: change"))) changed();
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
