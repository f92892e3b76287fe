"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useRef } from "react";
import { useWatchLiveQuery } from "@/services/live/live";
import { type LiveNews, onLive } from "@/services/live/news";
import { useAppSelector } from "@/store/hooks";

/** Follows the account's event stream while the page is open, so that its data stays current without polling. */
export function useLive(skip = false): void {
  const accountId = useAppSelector((state) => state.auth.userData?.id);
  useWatchLiveQuery(skip || !accountId ? skipToken : accountId);
}

/** Calls `listener` with every event of the account's stream, which `useLive` follows. */
export function useLiveNews(listener: (news: LiveNews) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => onLive((news) => latest.current(news)), []);
}
