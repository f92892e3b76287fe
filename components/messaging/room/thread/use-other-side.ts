"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveNews } from "@/components/session/use-live";
import { type RoomNews, type RoomReads, type RoomTyping, TYPING_AGAIN_MS } from "@/contracts/messaging/room";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";
import type { Side } from "@/components/messaging/room/side/side";

/** Longer than the interval at which the other side repeats it. */
const TYPING_SHOWN_MS = 2 * TYPING_AGAIN_MS;

type Given = { side: Side; roomId: string | null; readAt: string | null; deliveredAt: string | null };

/**
 * Returns up to when the other side of a room has received and read messages, and whether it is typing. `typed` reports
 * typing on this side.
 */
export function useOtherSide({ side, roomId, readAt, deliveredAt }: Given) {
  const dispatch = useAppDispatch();
  const [heardRead, setHeardRead] = useState<string | null>(null);
  const [heardDelivered, setHeardDelivered] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidTypingAt = useRef(0);

  const stopShowing = useCallback(() => {
    clearTimeout(hiding.current);
    setTyping(false);
  }, []);
  useEffect(() => () => clearTimeout(hiding.current), []);

  useLiveNews(({ kind, data }) => {
    if (!roomId || (data as { roomId?: string } | null)?.roomId !== roomId) return;
    if (kind === "read" || kind === "delivered") {
      const { customerReadAt, vendorReadAt, customerDeliveredAt, vendorDeliveredAt } = data as RoomReads;
      setHeardRead(side === "customer" ? vendorReadAt : customerReadAt);
      setHeardDelivered(side === "customer" ? vendorDeliveredAt : customerDeliveredAt);
    }
    if (kind === "typing" && (data as RoomTyping).roomId === roomId) {
      clearTimeout(hiding.current);
      hiding.current = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
      setTyping(true);
    }
    if (kind === "message" && !(data as RoomNews).chat.mine) stopShowing();
  });

  const typed = useCallback(() => {
    if (!roomId || Date.now() - saidTypingAt.current < TYPING_AGAIN_MS) return;
    saidTypingAt.current = Date.now();
    void dispatch(roomApi.endpoints.tellTyping.initiate(roomId, { track: false }));
  }, [dispatch, roomId]);

  return {
    readAt: Math.max(instant(readAt), instant(heardRead)),
    deliveredAt: Math.max(instant(deliveredAt), instant(heardDelivered)),
    typing,
    typed,
  };
}

/** 0 for never. Compared as numbers, because the database formats instants differently from JavaScript. */
const instant = (at: string | null) => (at ? new Date(at).getTime() : 0);
