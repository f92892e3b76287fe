"use client";
import { useCallback } from "react";
import { useGetUnreadRoomsQuery } from "@/services/room";
import { usePoll } from "./use-poll";

const EVERY_MS = 60_000;

/** In how many conversations something is unread, for the badges of the menus. */
export function useUnreadRooms(skip: boolean): number {
  const { data, refetch } = useGetUnreadRoomsQuery(undefined, { skip });
  const ask = useCallback(async () => {
    if (!skip) await refetch();
  }, [skip, refetch]);
  usePoll(ask, EVERY_MS);
  return data?.unread ?? 0;
}
