"use client";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { v4 } from "uuid";
import { messageOf } from "@/contracts/api-error";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";
import { keepWords, readWords, type UnsentMessage } from "./kept-words";
import { emptyThread, threadReducer } from "./thread-state";
import { usePoll } from "@/components/ui/time/use-poll";

const PAGE = 30;
const POLL_LIMIT = 100;

type Given = {
  accountId: string;
  /** The storage key of unsent messages, known before the room exists. */
  keptAs: string;
  /** Null before the first message. */
  roomId: string | null;
  /** The recipient of a first message, which opens the room. */
  vendorId: string | null;
  onOpened(roomId: string): void;
};

/** Returns one room's messages: the latest, older ones on demand, new ones as they arrive, and own pending ones. */
export function useThread({ accountId, keptAs, roomId, vendorId, onOpened }: Given) {
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

  useEffect(() => {
    since.current = state.since;
  }, [state.since]);

  const ask = useCallback(
    (more: { before?: string; since?: string; limit: number }) =>
      dispatch(
        roomApi.endpoints.getChats.initiate(
          { roomId: room.current ?? "", ...more },
          { subscribe: false, forceRefetch: true },
        ),
      ).unwrap(),
    [dispatch],
  );

  /** Stores messages in transit too: after a reload they show as unsent, and the id prevents duplicates. */
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
      forget(list.chats.map(({ clientId }) => clientId));
      tell({ type: "latest", list });
    }, setFailure);
  }, [ask, forget]);

  useEffect(() => {
    void load();
  }, [load]);

  const poll = useCallback(async () => {
    if (!room.current) return;
    if (since.current === null) return load();
    for (let more = true; more;) {
      const list = await ask({ since: since.current ?? "", limit: POLL_LIMIT });
      since.current = list.chats.at(-1)?.id ?? since.current;
      if (list.chats.length > 0) tell({ type: "newer", list });
      more = list.hasMore;
    }
  }, [ask, load]);
  usePoll(poll);

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

  const deliver = useCallback(
    (clientId: string, body: string) => {
      // Sent one by one, to keep their order.
      line.current = line.current.then(async () => {
        const to = room.current ? { roomId: room.current } : { vendorId: vendorId ?? "" };
        try {
          const sent = await dispatch(
            roomApi.endpoints.sendMessage.initiate({ ...to, body, clientId }, { track: false }),
          ).unwrap();
          forget([clientId]);
          tell({ type: "sent", chat: sent.chat });
          if (!room.current) {
            room.current = sent.roomId;
            onOpened(sent.roomId);
          }
          void poll().catch(() => undefined);
        } catch (error) {
          tell({ type: "failed", clientId, problem: messageOf(error) });
        }
      });
    },
    [dispatch, forget, onOpened, poll, vendorId],
  );

  const send = useCallback(
    (body: string) => {
      const message = { clientId: v4(), body, at: new Date().toISOString() };
      keep((unsent) => [...unsent, message]);
      tell({ type: "written", message: { ...message, state: "sending" } });
      deliver(message.clientId, body);
    },
    [deliver, keep],
  );

  const sendAgain = useCallback(
    (clientId: string, body: string) => {
      tell({ type: "again", clientId });
      deliver(clientId, body);
    },
    [deliver],
  );

  const upload = useCallback(
    (clientId: string, files: readonly File[]) => {
      // After the texts before it; further texts need not wait for it, once there is a room.
      const started = line.current.then(async () => {
        const to = room.current ? { roomId: room.current } : { vendorId: vendorId ?? "" };
        const onProgress = (progress: number) => tell({ type: "progress", clientId, progress });
        const call = dispatch(
          roomApi.endpoints.sendFiles.initiate(
            { to: { ...to, clientId }, files, onProgress },
            { track: false },
          ),
        );
        uploads.current.set(clientId, call);
        try {
          const sent = await call.unwrap();
          tell({ type: "sent", chat: sent.chat });
          if (!room.current) {
            room.current = sent.roomId;
            onOpened(sent.roomId);
          }
          void poll().catch(() => undefined);
        } catch (error) {
          tell({ type: "failed", clientId, problem: messageOf(error) });
        } finally {
          uploads.current.delete(clientId);
        }
      });
      if (!room.current) line.current = started;
    },
    [dispatch, onOpened, poll, vendorId],
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
      uploads.current.get(clientId)?.abort();
      forget([clientId]);
      tell({ type: "dropped", clientId });
    },
    [forget],
  );

  return {
    ...state,
    ...{ failure, load, loadOlder, loadingOlder, olderFailed },
    ...{ send, sendAgain, sendFiles, sendFilesAgain, drop },
  };
}

export type Thread = ReturnType<typeof useThread>;
