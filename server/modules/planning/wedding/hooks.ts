import type { Transaction } from "@/server/db/client";

/** The numbers of an event's gifts and arrivals, without undone ones. */
export type Noted = { gifts: number; arrivals: number };

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type WeddingHooks = {
  /** Locks an event's check-in until the transaction ends, and counts what is recorded there. */
  lockCheckIn(tx: Transaction, eventId: string): Promise<Noted>;
};

let connected: WeddingHooks | undefined;

export function connectWeddingHooks(hooks: WeddingHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because deleting an event must not delete its ang bao. */
export function weddingHooks(): WeddingHooks {
  if (!connected) throw new Error("the hooks of weddings are not connected: see server/hooks.ts");
  return connected;
}
