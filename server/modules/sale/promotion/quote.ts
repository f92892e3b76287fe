import { type Cents, type PriceParts } from "@/lib/money";
import { type Reduction, reductionOf, shareDiscount } from "@/server/modules/sale/pricing/public";
import type { CampaignRow, PromotionRow } from "./repo";
import { refusalOfCart, refusalToCouple } from "./rules";
import { type CategoryPath, covers } from "./scope";

/** A cart line in the form that campaigns take; `price` is for the whole quantity, before any coupon. */
export type QuotedLine = {
  vendorId: string;
  path: CategoryPath;
  price: PriceParts;
};

/** The coupon's discount on each line, or the reason why there is none. */
export type CouponQuote = { reason: string | null; offs: Cents[] };

type Limits = Pick<CampaignRow, "vendorId" | "vendorName" | "minSpendCents" | "scope">;

/** Returns the coupon's discount on each line for this couple now. */
export function quoteCoupon(
  campaign: CampaignRow,
  email: string,
  lines: readonly QuotedLine[],
  now: Date,
): CouponQuote {
  const reason = refusalToCouple(campaign, { ...campaign, email }, now) ?? refusalOfLines(campaign, lines);
  return reason ? { reason, offs: lines.map(() => 0) } : { reason: null, offs: offsOf(campaign, lines) };
}

/** Returns the campaign's discount on each line, ignoring all conditions. */
export function offsOf(
  campaign: Limits & Parameters<typeof reductionFrom>[0],
  lines: readonly QuotedLine[],
): Cents[] {
  const totals = lines.map((line) => (isCovered(campaign, line) ? line.price.total : null));
  const base = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  return shareDiscount(reductionOf(reductionFrom(campaign), base), totals);
}

/** Returns the reason why the campaign does not apply to these lines, or null. */
export function refusalOfLines(campaign: Limits, lines: readonly QuotedLine[]): string | null {
  const covered = lines.filter((line) => isCovered(campaign, line));
  return refusalOfCart(campaign, {
    cents: covered.reduce((sum, { price }) => sum + price.total, 0),
    lines: covered.length,
    hasVendor: lines.some(({ vendorId }) => vendorId === campaign.vendorId),
    limited: campaign.scope.length > 0,
  });
}

export function isCovered(
  { vendorId, scope }: Pick<Limits, "vendorId" | "scope">,
  line: QuotedLine,
): boolean {
  return (vendorId === null || line.vendorId === vendorId) && covers(scope, line.path);
}

export function reductionFrom({
  kind,
  percentBps,
  amountCents,
  capCents,
}: Pick<PromotionRow, "kind" | "percentBps" | "amountCents" | "capCents">): Reduction {
  return kind === "percent"
    ? { kind, percentBps: percentBps ?? 0, capCents }
    : { kind, amountCents: amountCents ?? 0 };
}
