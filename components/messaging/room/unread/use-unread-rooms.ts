"use client";
import { useCallback } from "react";
import { useGetUnreadRoomsQuery } from "@/services/messaging/room";
import { usePoll } from "@/components/ui/time/use-poll";
import { MINUTE_MS } from "@/lib/time";

const EVERY_MS = MINUTE_MS;

/** Returns the number of unread conversations, for the badges of the menus. */
export function useUnreadRooms(skip: boolean): number {
  const { data, refetch } = useGetUnreadRoomsQuery(undefined, { skip });
  const ask = useCallback(async () => {
    if (!skip) await refetch();
  }, [skip, refetch]);
  usePoll(ask, EVERY_MS);
  return data?.unread ?? 0;
}
