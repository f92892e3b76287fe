import type { Chat, ChatsList } from "@/contracts/messaging/room";
import type { UnsentMessage } from "./kept-words";

export type Pending = UnsentMessage & {
  /** `waiting`: offline; sent automatically once the network is back. */
  state: "sending" | "failed" | "waiting";
  problem?: string;
  /** The files of a message, kept in memory only; `progress` is in percent. */
  files?: readonly File[];
  progress?: number;
};

export type ThreadState = {
  /** In order; null until the first have loaded. */
  chats: Chat[] | null;
  /** Own messages that the server has not confirmed, in the order of writing. */
  pending: Pending[];
  hasOlder: boolean;
  /** The id to catch up from. Own answers do not advance it, because an own message may overtake the other side's. */
  since: string | null;
  /** Messages of the other side since the page was opened, for screen readers. */
  heard: Chat[];
};

export type ThreadEvent =
  | { type: "latest"; list: ChatsList }
  | { type: "older"; list: ChatsList }
  | { type: "newer"; list: ChatsList }
  | { type: "written"; message: Pending }
  | { type: "progress"; clientId: string; progress: number }
  | { type: "sent"; chat: Chat }
  | { type: "failed"; clientId: string; problem: string }
  | { type: "waits"; clientId: string }
  | { type: "again"; clientId: string }
  | { type: "dropped"; clientId: string };

export function emptyThread(unsent: readonly UnsentMessage[]): ThreadState {
  const pending = unsent.map((message) => ({ ...message, state: "failed" as const }));
  return { chats: null, pending, hasOlder: false, since: null, heard: [] };
}

export function threadReducer(state: ThreadState, event: ThreadEvent): ThreadState {
  switch (event.type) {
    case "latest": {
      const { chats, hasMore } = event.list;
      return { ...merged(state, chats), hasOlder: hasMore, since: chats.at(-1)?.id ?? null };
    }
    case "older":
      return { ...merged(state, event.list.chats), hasOlder: event.list.hasMore };
    case "newer": {
      // A repeated event may be about a message older than the first page, which loads with the earlier pages.
      const from = state.chats?.[0]?.sentAt ?? "";
      const chats = event.list.chats.filter(({ sentAt }) => sentAt >= from);
      const known = new Set(state.chats?.map(({ id }) => id));
      const heard = chats.filter(({ id, mine }) => !mine && !known.has(id));
      return { ...merged(state, chats), since: latestOf(state, chats), heard };
    }
    case "written":
      return { ...state, pending: [...state.pending, event.message] };
    case "progress":
      return changed(state, event.clientId, (message) => ({ ...message, progress: event.progress }));
    case "sent":
      return merged(state, [event.chat]);
    case "failed":
      return changed(state, event.clientId, (message) => ({
        ...message,
        state: "failed",
        problem: event.problem,
      }));
    case "waits":
      return changed(state, event.clientId, (message) => ({ ...message, state: "waiting" }));
    case "again":
      return changed(state, event.clientId, ({ clientId, body, at, about, files }) => ({
        clientId,
        body,
        at,
        ...(about ? { about } : {}),
        ...(files ? { files } : {}),
        state: "sending",
      }));
    case "dropped":
      return { ...state, pending: state.pending.filter(({ clientId }) => clientId !== event.clientId) };
  }
}

/** Repeated events don't move the position back. */
function latestOf({ chats, since }: ThreadState, told: readonly Chat[]): string | null {
  const last = told.at(-1);
  const known = chats?.find(({ id }) => id === since);
  return last && (!known || last.sentAt > known.sentAt) ? last.id : since;
}

/** Merges messages without duplicates, in the server's order, and drops confirmed ones from `pending`. */
function merged(state: ThreadState, more: readonly Chat[]): ThreadState {
  const byId = new Map([...(state.chats ?? []), ...more].map((chat) => [chat.id, chat]));
  const chats = [...byId.values()].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
  const arrived = new Set(more.map(({ clientId }) => clientId));
  return { ...state, chats, pending: state.pending.filter(({ clientId }) => !arrived.has(clientId)) };
}

function changed(state: ThreadState, clientId: string, change: (message: Pending) => Pending): ThreadState {
  return {
    ...state,
    pending: state.pending.map((message) => (message.clientId === clientId ? change(message) : message)),
  };
}
