import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type VoucherHooks = {
  /** Writes the line of what a voucher of the vendor's own paid of an order (negative) or got back. */
  noteOwnVoucher(
    tx: Transaction,
    moved: { vendorId: string; orderId: string; cents: Cents; createdAt: Date },
  ): Promise<void>;
};

let connected: VoucherHooks | undefined;

export function connectVoucherHooks(hooks: VoucherHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none. */
export function voucherHooks(): VoucherHooks {
  if (!connected) throw new Error("the hooks of vouchers are not connected: see server/hooks.ts");
  return connected;
}
