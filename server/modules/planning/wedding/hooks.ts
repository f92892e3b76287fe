import type { Transaction } from "@/server/db/client";

/** Counts of an event’s gifts and arrivals, without those that were undone. */
export type Noted = { gifts: number; arrivals: number };

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type WeddingHooks = {
  /** Keeps the helpers at an event's door waiting until the transaction ends, and counts what is noted there. */
  lockDoor(tx: Transaction, eventId: string): Promise<Noted>;
};

let connected: WeddingHooks | undefined;

export function connectWeddingHooks(hooks: WeddingHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none: a deleted event must not take its ang bao with it. */
export function weddingHooks(): WeddingHooks {
  if (!connected) throw new Error("the hooks of weddings are not connected: see server/hooks.ts");
  return connected;
}
