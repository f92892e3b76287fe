"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { CARD_KINDS } from "@/contracts/messaging/room";
import { useGetRoomCardQuery } from "@/services/messaging/room";

/** Returns what the next message is about, as the address names it (`about=product:ID`), until it is sent or dropped. */
export function useAbout() {
  const named = useSearchParams()?.get("about") ?? "";
  const [dropped, setDropped] = useState("");
  const [kind, id = ""] = named.split(":");
  const known = CARD_KINDS.find((each) => each === kind);
  const { currentData } = useGetRoomCardQuery(
    known && id && dropped !== named ? { kind: known, id } : skipToken,
  );
  return { card: currentData, drop: () => setDropped(named) };
}
