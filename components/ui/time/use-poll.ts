"use client";
import { useEffect, useRef } from "react";
import { MINUTE_MS } from "@/lib/time";

const VISIBLE_MS = 10_000;
const HIDDEN_MS = MINUTE_MS;
const LONGEST_MS = 10 * MINUTE_MS;

/**
 * Calls `ask` every ten seconds while the page is visible, less and less often while it is hidden, and at once when the
 * visitor or the network returns. Never runs two calls at a time.
 */
export function usePoll(ask: () => Promise<unknown>, everyMs = VISIBLE_MS): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hiddenMs = HIDDEN_MS;
    let asking = false;
    let stopped = false;

    function wait(): void {
      clearTimeout(timer);
      if (stopped) return;
      timer = setTimeout(() => void round(), document.hidden ? hiddenMs : everyMs);
      hiddenMs = document.hidden ? Math.min(hiddenMs * 2, LONGEST_MS) : HIDDEN_MS;
    }
    async function round(): Promise<void> {
      if (asking) return;
      asking = true;
      await latest.current().catch(() => undefined);
      asking = false;
      wait();
    }
    const back = () => {
      if (!document.hidden) void round();
    };
    wait();
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    window.addEventListener("online", back);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
      window.removeEventListener("online", back);
    };
  }, [everyMs]);
}
