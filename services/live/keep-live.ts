import type { LiveKind } from "@/contracts/identity/live";
import type { SessionPort } from "@/services/session-port";
import type { StreamEvent } from "./follow";
import { keepFollowing } from "./keep-following";
import { tellLive } from "./news";

const ORDERS = ["Order", "VendorOrder", "Payment", "Banquet", "EventOrder"] as const;

/** The cached data that each kind of event makes stale. */
const TAGS = {
  message: ["Room", "Unread"],
  read: ["Room", "Unread"],
  delivered: [],
  order: ORDERS,
  approval: ORDERS,
  payment: ["Payment", "Order"],
  appointment: ["Appointment"],
  plan: [
    "Invitation",
    "Banquet",
    "CheckIn",
    "Seating",
    "Guest",
    "WeddingEvent",
    "Budget",
    "RunSheet",
    "EventOrder",
  ],
  notice: ["Notice"],
  offer: ["Offer", "Cart"],
  event_order: ["EventOrder"],
} as const satisfies Record<LiveKind, readonly string[]>;
type Tag = (typeof TAGS)[LiveKind][number];

/** Messages within this time are acknowledged in one call. */
const ACKNOWLEDGE_MS = 400;

/** Events within this time cause one round of refetching. */
const GATHER_MS = 40;

type Given = {
  accountId: string;
  session: SessionPort;
  /** Refetches data with one of these tags. */
  invalidate: (tags: Tag[]) => void;
  /** Reports that these messages have reached this device; no ids mean all messages. */
  acknowledge: (chatIds: string[]) => void;
  signal: AbortSignal;
};

/** Follows the account's stream until `signal` aborts, and passes its events to this browser's tabs. */
export async function keepLive({
  accountId,
  session,
  invalidate,
  acknowledge,
  signal,
}: Given): Promise<void> {
  const due = new Set<Tag>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const askFor = (tags: readonly Tag[]) => {
    for (const tag of tags) due.add(tag);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      invalidate([...due]);
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
  // What was asked for without a network has failed, although the stream may have survived the cut.
  const back = () => take({ id: null, kind: "reset", data: null });
  window.addEventListener("online", back);
  const tabs = sharedTabs(accountId, take);
  signal.addEventListener("abort", () => {
    clearTimeout(gathering);
    window.removeEventListener("online", back);
    tabs?.channel.close();
  });
  const received = new Set<string>();
  let acknowledging: ReturnType<typeof setTimeout> | undefined;
  /** Only by the tab that follows the stream. */
  const note = ({ kind, data }: StreamEvent) => {
    if (kind === "open" && !(data as { resumed: boolean }).resumed) return acknowledge([]);
    const chat = kind === "message" ? (data as { chat?: { id: string; mine: boolean } }).chat : undefined;
    if (!chat || chat.mine) return;
    received.add(chat.id);
    acknowledging ??= setTimeout(() => {
      acknowledging = undefined;
      acknowledge([...received]);
      received.clear();
    }, ACKNOWLEDGE_MS);
  };
  signal.addEventListener("abort", () => clearTimeout(acknowledging));
  const hear = (event: StreamEvent) => {
    note(event);
    take(event);
    if (event.id) keepLastId(accountId, event.id);
    tabs?.channel.postMessage(event);
  };
  const follow = () => keepFollowing({ session, lastId: () => lastId, signal, hear });
  await (tabs ? tabs.alone(signal, follow) : follow());
}

const isKnown = (kind: string): kind is LiveKind => kind in TAGS;

/**
 * Lets one tab follow the stream for all, because a stream per tab would use up a browser's six HTTP/1.1 connections to
 * a site. Another tab takes over when it is closed. Returns null in browsers without locks or channels, where every tab
 * follows its own stream.
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

/** The previous page may have handled it already; later events are delivered again. */
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
    // Storage is blocked or full: the next page refetches everything once.
  }
}
