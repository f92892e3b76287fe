"use client";
import { useLive } from "@/components/session/use-live";
import { useGetUnreadRoomsQuery } from "@/services/messaging/room";

/** Returns the number of unread conversations, for the badges of the menus. */
export function useUnreadRooms(skip: boolean): number {
  useLive(skip);
  const { data } = useGetUnreadRoomsQuery(undefined, { skip });
  return data?.unread ?? 0;
}
