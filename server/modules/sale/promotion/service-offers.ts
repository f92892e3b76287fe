import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import type { OffersQuery } from "@/contracts/sale/promotion/promotion.schema";
import type { Db } from "@/server/db/client";
import * as repo from "./repo";
import { ensureSignupCoupon } from "./service-signup";

/**
 * Returns a page of the campaigns that the couple can use now, ordered by end, including the coupon of its promotional
 * sign-up. `vendorIds` excludes other vendors.
 */
export async function usableCampaigns(
  db: Db,
  type: PromotionType,
  couple: { customerId: string; email: string },
  vendorIds: readonly string[] | null,
  query: OffersQuery,
  now: Date,
): Promise<{ rows: repo.CampaignRow[]; total: number }> {
  if (type === "discount") await ensureSignupCoupon(db, couple.email);
  return repo.usableCampaigns(db, { ...couple, type, now, vendorIds, searchBy: query.searchBy }, query);
}
