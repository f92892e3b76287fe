import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type VoucherHooks = {
  /** Records what a vendor's own voucher paid of an order (negative) or got back. */
  noteOwnVoucher(
    tx: Transaction,
    moved: { vendorId: string; orderId: string; cents: Cents; createdAt: Date },
  ): Promise<void>;
};

let connected: VoucherHooks | undefined;

export function connectVoucherHooks(hooks: VoucherHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered. */
export function voucherHooks(): VoucherHooks {
  if (!connected) throw new Error("the hooks of vouchers are not connected: see server/hooks.ts");
  return connected;
}
