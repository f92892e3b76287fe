"use client";
import { useEffect, useRef, useState } from "react";
import type { Chat } from "@/contracts/room";
import { roomApi } from "@/services/room";
import { useAppDispatch } from "@/store/hooks";

/** A moment in which it shows whether what has come stands in sight. */
const LOOK_MS = 300;

/**
 * Tells the server how far the thread has been seen, whenever that is further than before and the page is in sight.
 * Without `chats` what is newest is out of sight.
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
          // The next look tells it again.
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
