"use client";
import { useEffect, useRef, useState } from "react";
import type { Chat } from "@/contracts/messaging/room";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";

/** The delay after which new messages are known to be in view or not. */
const LOOK_MS = 300;

/**
 * Reports to the server how far the thread has been read, whenever that advances while the page is visible.
 * Pass no `chats` while the newest are out of view.
 */
export function useReadMark(roomId: string | null, chats: readonly Chat[] | null): void {
  const dispatch = useAppDispatch();
  const seen = useInSight();
  const told = useRef<string | null>(null);
  const last = chats?.findLast(({ mine }) => !mine)?.id ?? null;
  useEffect(() => {
    if (!seen || !roomId || !last || told.current === last) return;
    const tell = () => {
      told.current = last;
      void dispatch(roomApi.endpoints.markRoomRead.initiate({ roomId, chatId: last }, { track: false }))
        .unwrap()
        .catch(() => {
          // Reported again at the next check.
          if (told.current === last) told.current = null;
        });
    };
    const timer = setTimeout(tell, LOOK_MS);
    return () => clearTimeout(timer);
  }, [dispatch, seen, roomId, last]);
}

function useInSight(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return seen;
}
