import type { CartCoupon, CartVoucher } from "@/contracts/sale/cart";
import type { VoucherKind } from "@/contracts/sale/promotion/voucher";
import { toDollars } from "@/lib/money";
import type { CampaignRow } from "@/server/modules/sale/promotion/public";
import type { PricedCart, PricedGroup } from "./price-cart";

const VOUCHER_NAMES: Record<Exclude<VoucherKind, "vendor">, string> = {
  gift: "Gift voucher",
  credit: "Store credit",
};

export function presentCoupon(
  { campaign, reason }: NonNullable<PricedCart["coupon"]>,
  groups: readonly PricedGroup[],
): CartCoupon {
  const { id, code, name, kind, percentBps } = campaign;
  const sum = (of: (group: PricedGroup) => number) =>
    toDollars(groups.reduce((total, group) => total + of(group), 0));
  return {
    id,
    _id: id,
    code,
    name,
    kind,
    reason,
    percent: percentBps === null ? null : percentBps / 100,
    vendor: vendorOf(campaign),
    discount: sum(({ offCents }) => offCents),
  };
}

export function presentVoucher(voucher: NonNullable<PricedCart["voucher"]>): CartVoucher {
  const { id, kind, campaign, balanceCents, paysCents, expiresOn, reason } = voucher;
  return {
    id,
    _id: id,
    kind,
    expiresOn,
    reason,
    name: voucherName(kind, campaign),
    code: campaign?.code ?? null,
    vendor: campaign && vendorOf(campaign),
    balance: toDollars(balanceCents),
    pays: toDollars(paysCents),
    left: toDollars(balanceCents - paysCents),
  };
}

export function voucherName(kind: VoucherKind, campaign: CampaignRow | null): string {
  return kind === "vendor" ? (campaign?.name ?? "Voucher") : VOUCHER_NAMES[kind];
}

export function vendorOf({ vendorId, vendorName }: CampaignRow): CartCoupon["vendor"] {
  return vendorId === null ? null : { id: vendorId, _id: vendorId, vendorName: vendorName ?? "" };
}
