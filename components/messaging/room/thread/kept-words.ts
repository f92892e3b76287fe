import type { CardKind } from "@/contracts/messaging/room";

/**
 * Undelivered text, stored in this browser for each account and room: the draft, and messages that
 * could not be sent, with the id that makes sending them again safe.
 */
export type UnsentMessage = {
  clientId: string;
  body: string;
  at: string;
  /** What the message is about. */
  about?: { kind: CardKind; id: string };
};
export type KeptWords = { draft: string; unsent: UnsentMessage[] };

const NOTHING: KeptWords = { draft: "", unsent: [] };
const keyOf = (accountId: string, room: string) => `sayang:words:${accountId}:${room}`;

export function readWords(accountId: string, room: string): KeptWords {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(accountId, room)) ?? "null") as KeptWords | null;
    return { draft: String(kept?.draft ?? ""), unsent: Array.isArray(kept?.unsent) ? kept.unsent : [] };
  } catch {
    return NOTHING;
  }
}

export function keepWords(accountId: string, room: string, changes: Partial<KeptWords>): void {
  const words = { ...readWords(accountId, room), ...changes };
  const key = keyOf(accountId, room);
  try {
    if (words.draft === "" && words.unsent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Storage is blocked or full, so the text lasts only as long as the page.
  }
}
