import type { LiveKind } from "@/contracts/identity/live";

/** `reset`: events may have been missed. */
export type LiveNews = { kind: LiveKind | "reset" | (string & {}); data: unknown };

const listeners = new Set<(news: LiveNews) => void>();

/** Calls `listener` with every event that this page receives, until the returned function is called. */
export function onLive(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellLive(news: LiveNews): void {
  for (const listener of listeners) listener(news);
}
