import { useEffect, useState } from "react";
import type { Suggestions } from "@/contracts/catalogue/search/search";
import { suggest } from "@/services/catalogue/search";

const PAUSE_MS = 150;
export const LEAST_LETTERS = 2;

/** Responses cached until the page is left, so that deleting a letter shows the earlier ones at once. */
const known = new Map<string, Suggestions>();

/** Returns the suggestions for the field's text. The previous ones stay until the next arrive. */
export function useSuggestions(q: string): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const short = q.length < LEAST_LETTERS;
  const held = known.get(q);

  useEffect(() => {
    if (short || held) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      void suggest(q, call.signal).then((outcome) => {
        // Without a response the field stays a plain search box.
        if (outcome.kind === "cancelled" || call.signal.aborted) return;
        const none = { docs: [], instead: null };
        if (outcome.kind === "data") known.set(q, outcome.data);
        setAnswer(outcome.kind === "data" ? outcome.data : none);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [q, short, held]);

  if (short) return null;
  return held ?? answer;
}
