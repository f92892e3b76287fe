import type { LiveKind } from "@/contracts/identity/live";
import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";
import type { StreamEvent } from "./follow";
import { tellLive } from "./news";

const ORDERS = ["Order", "VendorOrder", "Payment", "Banquet"] as const;

/** What an open screen asks for again when it hears of a kind. */
const TAGS = {
  message: ["Room", "Unread"],
  read: ["Room", "Unread"],
  order: ORDERS,
  approval: ORDERS,
  payment: ["Payment", "Order"],
  appointment: ["Appointment"],
  plan: ["Invitation", "Banquet", "CheckIn", "Seating", "Guest", "WeddingEvent", "Budget"],
} as const satisfies Record<LiveKind, readonly string[]>;
type Tag = (typeof TAGS)[LiveKind][number];

/** Answers that come together are asked for together. */
const GATHER_MS = 40;

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Keeps the account's open screens up to date for as long as one uses it. The tabs of a browser share one stream and
     * hear the same; where none gets through, they ask now and then.
     */
    watchLive: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 5,
      async onCacheEntryAdded(accountId, { extra, dispatch, cacheEntryRemoved }) {
        const { session } = extra as ApiContext;
        const stop = new AbortController();
        const due = new Set<Tag>();
        let gathering: ReturnType<typeof setTimeout> | undefined;
        const askFor = (tags: readonly Tag[]) => {
          for (const tag of tags) due.add(tag);
          gathering ??= setTimeout(() => {
            gathering = undefined;
            dispatch(api.util.invalidateTags([...due]));
            due.clear();
          }, GATHER_MS);
        };
        let lastId = readLastId(accountId);
        const take = ({ id, kind, data }: StreamEvent) => {
          lastId = id ?? lastId;
          if (kind === "open") {
            if (!(data as { resumed: boolean }).resumed) take({ id: null, kind: "reset", data: null });
            return;
          }
          if (kind === "reset") askFor(Object.values(TAGS).flat());
          else if (isKnown(kind)) askFor(TAGS[kind]);
          tellLive({ kind, data });
        };
        const tabs = sharedTabs(accountId, take);
        void cacheEntryRemoved.then(() => {
          stop.abort();
          clearTimeout(gathering);
          tabs?.channel.close();
        });
        await session.ready();
        // After the page, which must not wait for it.
        const { keepFollowing } = await import("./keep-following");
        const hear = (event: StreamEvent) => {
          take(event);
          if (event.id) keepLastId(accountId, event.id);
          tabs?.channel.postMessage(event);
        };
        const follow = () => keepFollowing({ session, lastId: () => lastId, signal: stop.signal, hear });
        await (tabs ? tabs.alone(stop.signal, follow) : follow());
      },
    }),
  }),
});

export const { useWatchLiveQuery } = liveApi;

const isKnown = (kind: string): kind is LiveKind => kind in TAGS;

/**
 * Lets one tab follow the stream and tell the others, the next when that is closed: a browser has six connections to a
 * site over HTTP/1.1, and a stream for each tab would use them up. Returns null where the browser can't; every tab then
 * follows a stream of its own.
 */
function sharedTabs(accountId: string, take: (event: StreamEvent) => void) {
  if (
    typeof navigator === "undefined" ||
    !("locks" in navigator) ||
    typeof BroadcastChannel === "undefined"
  ) {
    return null;
  }
  const name = `sayang-live-${accountId}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<StreamEvent>) => take(data));
  return {
    channel,
    async alone(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
      try {
        await navigator.locks.request(name, { signal }, run);
      } catch (error) {
        // The page was left while another tab had the stream.
        if (!signal.aborted) throw error;
      }
    },
  };
}

const keyOf = (accountId: string) => `sayang:live:${accountId}`;

/** The page before this one may have heard of it already; what came since is told again. */
function readLastId(accountId: string): string | null {
  try {
    return localStorage.getItem(keyOf(accountId));
  } catch {
    return null;
  }
}

function keepLastId(accountId: string, id: string): void {
  try {
    localStorage.setItem(keyOf(accountId), id);
  } catch {
    // Storage is blocked or full: the next page asks for everything once.
  }
}
