import type { Transaction } from "@/server/db/client";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type PaymentHooks = {
  /** Fulfils a purchase of gift vouchers whose charge has succeeded, in the transaction that books the charge. */
  settlePurchase(
    tx: Transaction,
    payment: { id: string; voucherPurchaseId: string | null },
    now: Date,
  ): Promise<void>;
};

let connected: PaymentHooks | undefined;

export function connectPaymentHooks(hooks: PaymentHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because what was paid for must be delivered. */
export function paymentHooks(): PaymentHooks {
  if (!connected) throw new Error("the payment's hooks are not connected: see server/hooks.ts");
  return connected;
}
