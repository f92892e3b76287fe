"use client";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { v4 } from "uuid";
import { messageOf } from "@/contracts/api-error";
import type { Chat, ChatsList, RoomNews } from "@/contracts/messaging/room";
import { notify } from "@/lib/notice/notify";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";
import { keepWords, readWords, type UnsentMessage } from "./kept-words";
import { emptyThread, threadReducer } from "./thread-state";
import { useLiveNews } from "@/components/session/use-live";

const PAGE = 30;
/** Messages per request when catching up, or when loading back to an earlier message. */
const MISSED_PAGE = 100;

type Sent = Pick<UnsentMessage, "clientId" | "body" | "about">;

type Given = {
  accountId: string;
  /** The storage key of unsent messages, known before the room exists. */
  keptAs: string;
  /** Null before the first message. */
  roomId: string | null;
  /** The recipient of a first message, which opens the room. */
  vendorId: string | null;
  /** The other side. */
  name: string;
  onOpened(roomId: string): void;
};

/** Returns one room's messages: the latest, older ones on demand, new ones as they arrive, and own pending ones. */
export function useThread({ accountId, keptAs, roomId, vendorId, name, onOpened }: Given) {
  const dispatch = useAppDispatch();
  const [state, tell] = useReducer(threadReducer, null, () =>
    emptyThread(readWords(accountId, keptAs).unsent),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [olderFailed, setOlderFailed] = useState(false);
  const room = useRef(roomId);
  const since = useRef<string | null>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const uploads = useRef(new Map<string, { abort(): void }>());
  const dropped = useRef(new Set<string>());
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    since.current = state.since;
  }, [state.since]);

  const ask = useCallback(
    async (more: { before?: string; since?: string; limit: number }) => {
      const asked = dispatch(
        roomApi.endpoints.getChats.initiate({ roomId: room.current ?? "", ...more }, { forceRefetch: true }),
      );
      try {
        return await asked.unwrap();
      } finally {
        // Not earlier: the end of another call for the same page would drop this one's response.
        asked.unsubscribe();
      }
    },
    [dispatch],
  );

  /** Also stores messages in transit: after a reload they show as unsent, and the id prevents duplicates. */
  const keep = useCallback(
    (change: (unsent: UnsentMessage[]) => UnsentMessage[]) =>
      keepWords(accountId, keptAs, { unsent: change(readWords(accountId, keptAs).unsent) }),
    [accountId, keptAs],
  );
  const forget = useCallback(
    (ids: readonly (string | null)[]) =>
      keep((unsent) => unsent.filter(({ clientId }) => !ids.includes(clientId))),
    [keep],
  );

  const load = useCallback(async () => {
    if (!room.current) return;
    setFailure(null);
    await ask({ limit: PAGE }).then((list) => {
      if (!mounted.current) return;
      forget(list.chats.map(({ clientId }) => clientId));
      tell({ type: "latest", list });
    }, setFailure);
  }, [ask, forget]);

  useEffect(() => {
    void load();
  }, [load]);

  const catchUp = useCallback(async () => {
    if (!room.current) return;
    if (since.current === null) return load();
    for (let more = true; more;) {
      const list = await ask({ since: since.current ?? "", limit: MISSED_PAGE });
      since.current = list.chats.at(-1)?.id ?? since.current;
      if (list.chats.length > 0) tell({ type: "newer", list });
      more = list.hasMore;
    }
  }, [ask, load]);
  useLiveNews(({ kind, data }) => {
    const told = kind === "message" ? (data as RoomNews) : null;
    // Messages that were changed in the meantime are not among the new ones.
    if (kind === "reset") void catchUp().then(load, () => undefined);
    if (!told || told.roomId !== room.current) return;
    const take = () => tell({ type: "newer", list: { chats: [told.chat], hasMore: false } });
    // The page that is loading may predate it.
    if (since.current === null) void load().then(take);
    else take();
  });

  const first = state.chats?.[0]?.id;
  const loadOlder = useCallback(async () => {
    if (!first || loadingOlder) return;
    setLoadingOlder(true);
    setOlderFailed(false);
    await ask({ before: first, limit: PAGE }).then(
      (list) => tell({ type: "older", list }),
      () => setOlderFailed(true),
    );
    setLoadingOlder(false);
  }, [ask, first, loadingOlder]);

  /** Loads earlier messages up to the given one. It stays unknown if it isn't in this room. */
  const loadUpTo = useCallback(
    async (id: string, from: string) => {
      setLoadingOlder(true);
      setOlderFailed(false);
      try {
        for (let before: string | undefined = from; before;) {
          const list: ChatsList = await ask({ before, limit: MISSED_PAGE });
          tell({ type: "older", list });
          before = list.hasMore && !list.chats.some((chat) => chat.id === id) ? list.chats[0]?.id : undefined;
        }
      } catch {
        setOlderFailed(true);
      }
      setLoadingOlder(false);
    },
    [ask],
  );

  const deliver = useCallback(
    ({ clientId, body, about }: Sent) => {
      // Sent one by one, to keep their order.
      line.current = line.current.then(async () => {
        const to = room.current ? { roomId: room.current } : { vendorId: vendorId ?? "" };
        try {
          const sent = await dispatch(
            roomApi.endpoints.sendMessage.initiate(
              { ...to, body, clientId, ...(about ? { about } : {}) },
              { track: false },
            ),
          ).unwrap();
          forget([clientId]);
          tell({ type: "sent", chat: sent.chat });
          if (!room.current) {
            room.current = sent.roomId;
            onOpened(sent.roomId);
          }
          void catchUp().catch(() => undefined);
        } catch (error) {
          if (navigator.onLine) tell({ type: "failed", clientId, problem: messageOf(error) });
          else tell({ type: "waits", clientId });
        }
      });
    },
    [dispatch, forget, onOpened, catchUp, vendorId],
  );

  const send = useCallback(
    (body: string, about?: UnsentMessage["about"]) => {
      const message = {
        clientId: v4(),
        body,
        at: new Date().toISOString(),
        ...(about ? { about } : {}),
      };
      keep((unsent) => [...unsent, message]);
      tell({ type: "written", message: { ...message, state: "sending" } });
      deliver(message);
    },
    [deliver, keep],
  );

  const sendAgain = useCallback(
    (message: Sent) => {
      tell({ type: "again", clientId: message.clientId });
      deliver(message);
    },
    [deliver],
  );

  const upload = useCallback(
    (clientId: string, files: readonly File[]) => {
      // After the texts before it; later texts need not wait for it once there is a room.
      const started = line.current.then(async () => {
        if (dropped.current.has(clientId)) return;
        const to = room.current ? { roomId: room.current } : { vendorId: vendorId ?? "" };
        const onProgress = (progress: number) => tell({ type: "progress", clientId, progress });
        const call = dispatch(
          roomApi.endpoints.sendFiles.initiate(
            { to: { ...to, clientId }, files, onProgress },
            { track: false },
          ),
        );
        uploads.current.set(clientId, call);
        const release = confirmLeaving();
        try {
          const sent = await call.unwrap();
          tell({ type: "sent", chat: sent.chat });
          if (!room.current) {
            room.current = sent.roomId;
            onOpened(sent.roomId);
          }
          void catchUp().catch(() => undefined);
        } catch (error) {
          const problem = messageOf(error);
          tell({ type: "failed", clientId, problem });
          // Files can't be stored like texts, so another visit to the conversation would not show them.
          if (!mounted.current && !dropped.current.has(clientId)) {
            notify(
              "error",
              `${namesOf(files)} ${files.length === 1 ? "wasn’t" : "weren’t"} sent to ${name}. ${problem}`,
            );
          }
        } finally {
          release();
          uploads.current.delete(clientId);
        }
      });
      if (!room.current) line.current = started;
    },
    [dispatch, name, onOpened, catchUp, vendorId],
  );

  const sendFiles = useCallback(
    (files: readonly File[]) => {
      const message = { clientId: v4(), body: "", at: new Date().toISOString(), files };
      tell({ type: "written", message: { ...message, state: "sending" } });
      upload(message.clientId, files);
    },
    [upload],
  );

  const sendFilesAgain = useCallback(
    (clientId: string, files: readonly File[]) => {
      tell({ type: "again", clientId });
      upload(clientId, files);
    },
    [upload],
  );

  const drop = useCallback(
    (clientId: string) => {
      dropped.current.add(clientId);
      uploads.current.get(clientId)?.abort();
      forget([clientId]);
      tell({ type: "dropped", clientId });
    },
    [forget],
  );

  useEffect(() => {
    const goOut = () => {
      for (const message of state.pending) {
        if (message.state === "waiting") sendAgain(message);
      }
    };
    window.addEventListener("online", goOut);
    return () => window.removeEventListener("online", goOut);
  }, [state.pending, sendAgain]);

  /** Shows a message in its changed form. */
  const take = useCallback(
    (chat: Chat) => tell({ type: "newer", list: { chats: [chat], hasMore: false } }),
    [],
  );

  return {
    ...state,
    take,
    failure,
    load,
    loadOlder,
    loadUpTo,
    loadingOlder,
    olderFailed,
    send,
    sendAgain,
    sendFiles,
    sendFilesAgain,
    drop,
  };
}

const namesOf = (files: readonly File[]) =>
  new Intl.ListFormat("en-SG").format(files.map((file) => file.name));

/** Makes the browser ask before leaving the page, until the returned function is called. */
function confirmLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

export type Thread = ReturnType<typeof useThread>;
