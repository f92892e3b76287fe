import type { Cents, PriceParts } from "@/lib/money";
import { reductionOf } from "@/server/modules/sale/pricing/public";
import { isCovered, type QuotedLine, reductionFrom, refusalOfLines } from "./quote";
import type { CampaignRow } from "./repo";

/** The most that a campaign's voucher can pay of its vendor's order, or the reason why it can pay nothing. */
export type VoucherLimit = { reason: string | null; cents: Cents };

/**
 * Returns the most that a vendor's voucher can pay. `due` are the prices of the lines after a coupon. A percentage
 * applies to each order; the voucher's own balance is checked separately.
 */
export function voucherLimit(
  campaign: CampaignRow,
  lines: readonly QuotedLine[],
  due: readonly PriceParts[],
): VoucherLimit {
  const reason = refusalOfLines(campaign, lines);
  if (reason) return { reason, cents: 0 };
  const covered = lines.reduce(
    (sum, line, at) => sum + (isCovered(campaign, line) ? (due[at]?.total ?? 0) : 0),
    0,
  );
  const reduction = reductionFrom(campaign);
  if (reduction.kind === "fixed") return { reason: null, cents: covered };
  return { reason: null, cents: reductionOf({ ...reduction, capCents: null }, covered) };
}
