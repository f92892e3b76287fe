import type { BadgeTone } from "@/components/ui/feedback/badge";
import type { Campaign, CampaignStatus, PromotionType } from "@/contracts/sale/promotion/promotion";
import { formatDate } from "@/lib/dates";

export const STATUS_WORDS: Record<CampaignStatus, { word: string; tone: BadgeTone }> = {
  running: { word: "Running", tone: "good" },
  scheduled: { word: "Scheduled", tone: "info" },
  paused: { word: "Paused", tone: "warn" },
  used_up: { word: "Fully redeemed", tone: "neutral" },
  ended: { word: "Ended", tone: "neutral" },
};

export const TYPE_WORDS: Record<
  PromotionType,
  { one: string; many: string; lead: string; emptyTitle: string; empty: string; href: string }
> = {
  discount: {
    one: "discount",
    many: "Discounts",
    lead: "Promo codes that lower your prices at checkout. You pay for what they take off.",
    emptyTitle: "No discounts yet",
    empty: "Create a promo code for couples to use at checkout, and see here what it sells.",
    href: "/vendor/dashboard/settings/discount",
  },
  voucher: {
    one: "voucher",
    many: "Vouchers",
    lead: "Codes that give couples a balance to pay you with. You pay for what they spend.",
    emptyTitle: "No vouchers yet",
    empty: "Create a voucher that couples redeem and spend on orders with you, and see here what it sells.",
    href: "/vendor/dashboard/settings/voucher",
  },
};

/** `From 1 Dec 2026` or `1 Dec 2026 to 31 Jan 2027`. */
export function windowText({ startDate, endDate }: Pick<Campaign, "startDate" | "endDate">): string {
  return endDate ? `${formatDate(startDate)} to ${formatDate(endDate)}` : `From ${formatDate(startDate)}`;
}

/** `12 of 50`, `12` without a limit. */
export function usedText({ timesUsed, totalLimit }: Pick<Campaign, "timesUsed" | "totalLimit">): string {
  return totalLimit === null ? String(timesUsed) : `${timesUsed} of ${totalLimit}`;
}

/** Returns `Everything`, or the first categories. */
export function coversText(covers: readonly string[]): string {
  const [first, second] = covers;
  if (first === undefined) return "Everything you sell";
  if (second === undefined) return first;
  return covers.length === 2 ? `${first}, ${second}` : `${first}, ${second} and ${covers.length - 2} more`;
}
