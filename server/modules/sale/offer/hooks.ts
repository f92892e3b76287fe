import type { Transaction } from "@/server/db/client";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type OfferHooks = {
  /** Shows a new offer in its conversation, as a message of the vendor. */
  offerSent(
    tx: Transaction,
    offer: { id: string; roomId: string; vendorId: string; accountId: string; words: string },
  ): Promise<void>;
};

let connected: OfferHooks | undefined;

export function connectOfferHooks(hooks: OfferHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none: an offer that no conversation shows is lost. */
export function offerHooks(): OfferHooks {
  if (!connected) throw new Error("the offer's hooks are not connected: see server/hooks.ts");
  return connected;
}
