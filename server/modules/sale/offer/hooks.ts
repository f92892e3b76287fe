import type { Transaction } from "@/server/db/client";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type OfferHooks = {
  /** Adds a new offer to its conversation, as a message from the vendor. */
  offerSent(
    tx: Transaction,
    offer: { id: string; roomId: string; vendorId: string; accountId: string; words: string },
  ): Promise<void>;
};

let connected: OfferHooks | undefined;

export function connectOfferHooks(hooks: OfferHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because an offer must appear in its conversation. */
export function offerHooks(): OfferHooks {
  if (!connected) throw new Error("the offer's hooks are not connected: see server/hooks.ts");
  return connected;
}
