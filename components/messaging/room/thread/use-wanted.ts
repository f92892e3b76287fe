"use client";
import { useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { MESSAGE_PARAM } from "@/components/messaging/room/side/side";
import type { Chat } from "@/contracts/messaging/room";

type Given = {
  /** The scrolling element, in which a message has its id as `data-id`. */
  box: RefObject<HTMLElement | null>;
  chats: readonly Chat[] | null;
  loadUpTo(id: string, from: string): Promise<void>;
};

/**
 * Scrolls to the message in the address and focuses it, once; loads earlier messages up to it first. Returns its id, or
 * "" when there is none.
 */
export function useWanted({ box, chats, loadUpTo }: Given): string {
  const wanted = useSearchParams()?.get(MESSAGE_PARAM) ?? "";
  const asked = useRef("");
  const shown = useRef("");
  useEffect(() => {
    const first = chats?.[0]?.id;
    if (wanted === "" || !first || shown.current === wanted) return;
    if (chats.some(({ id }) => id === wanted)) {
      shown.current = wanted;
      const message = box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`);
      message?.scrollIntoView({ block: "center" });
      message?.focus({ preventScroll: true });
    } else if (asked.current !== wanted) {
      asked.current = wanted;
      void loadUpTo(wanted, first);
    }
  }, [wanted, chats, box, loadUpTo]);
  return wanted;
}
