import type { Campaign, CampaignStatus } from "@/contracts/sale/promotion/promotion";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { PromotionRow } from "./repo";
import type { VendorCampaignRow } from "./repo-vendor";
import { lastDay } from "./rules";

/** Returns a vendor's campaign in its API form. */
export function presentCampaign({ promotion, scope, uses, sales }: VendorCampaignRow, now: Date): Campaign {
  const { id, type, code, name, kind, percentBps, amountCents, capCents, minSpendCents } = promotion;
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));
  return {
    id,
    _id: id,
    type,
    code,
    name,
    kind,
    percent: percentBps === null ? null : percentBps / 100,
    amount: dollars(amountCents),
    cap: dollars(capCents),
    minSpend: toDollars(minSpendCents),
    startDate: todayInSingapore(promotion.startsAt),
    endDate: promotion.endsAt && lastDay(promotion.endsAt),
    totalLimit: promotion.totalLimit,
    perCustomerLimit: promotion.perCustomerLimit,
    segment: promotion.segment,
    status: statusOf(promotion, uses, now),
    covers: scope.filter(({ whole }) => whole).map(({ name: category }) => category),
    timesUsed: uses,
    orders: sales.orders,
    sold: toDollars(sales.soldCents),
    given: toDollars(sales.givenCents),
  };
}

function statusOf(
  { startsAt, endsAt, pausedAt, totalLimit }: PromotionRow,
  uses: number,
  now: Date,
): CampaignStatus {
  if (endsAt && endsAt <= now) return "ended";
  if (pausedAt) return "paused";
  if (totalLimit !== null && uses >= totalLimit) return "used_up";
  return startsAt > now ? "scheduled" : "running";
}
