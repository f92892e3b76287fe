import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { VoucherEntry, WalletVoucher } from "@/contracts/sale/promotion/voucher";
import { toDollars } from "@/lib/money";
import { openCode } from "./code";
import { lastDayOf } from "./life";
import type { EntryRow, OwnedVoucher } from "./repo/wallet";

export function presentEntry({
  kind,
  deltaCents,
  at,
  orderId,
  number,
  placedAt,
  vendorName,
}: EntryRow): VoucherEntry {
  const order =
    orderId && number !== null && placedAt
      ? { id: orderId, orderNumber: orderNumberOf(number, placedAt), vendorName: vendorName ?? "" }
      : null;
  return { kind, amount: toDollars(deltaCents), at: at.toISOString(), order };
}

export function presentVoucher({ row, vendor }: OwnedVoucher, entries: readonly EntryRow[]): WalletVoucher {
  const { id, kind, state, fromName, message, expiresAt } = row;
  return {
    id,
    _id: id,
    kind,
    state,
    code: openCode(row.codeSealed),
    amount: toDollars(row.amountCents),
    balance: toDollars(row.balanceCents),
    expiresOn: expiresAt && lastDayOf(expiresAt),
    from: fromName,
    message,
    vendor,
    history: entries.filter(({ voucherId }) => voucherId === id).map(presentEntry),
  };
}
