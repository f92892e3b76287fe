import type { CampaignTerms } from "@/contracts/sale/promotion/promotion";
import { formatMoneyShort, toCents } from "@/lib/money";

const short = (dollars: number) => formatMoneyShort(toCents(dollars));

/** `10% off, up to $500`, `$50 off`; for a voucher `$50 voucher`, `20% of each order, up to $500`. */
export function termsText(
  { kind, percent, amount, cap }: Omit<CampaignTerms, "minSpend">,
  type: "discount" | "voucher" = "discount",
): string {
  if (kind === "fixed")
    return type === "discount" ? `${short(amount ?? 0)} off` : `${short(amount ?? 0)} voucher`;
  const most = cap === null ? "" : `, up to ${short(cap)}`;
  return `${percent ?? 0}% ${type === "discount" ? "off" : "of each order"}${most}`;
}
