import { UNKNOWN_CODE } from "@/contracts/sale/promotion/promotion";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import { quoteCoupon, type QuotedLine, refusalOfLines } from "./quote";
import * as repo from "./repo";
import { refusalToCouple } from "./rules";
import { ensureSignupCoupon } from "./service-signup";

type Couple = { customerId: string; email: string };

/** Returns the campaign with the customer's use of it, or null. */
export function findCampaign(db: Db, customerId: string, id: string): Promise<repo.CampaignRow | null> {
  return repo.findCampaign(db, customerId, id);
}

/** Returns the campaign with its uses locked until the transaction ends, or null. */
export async function lockCampaign(
  tx: Transaction,
  customerId: string,
  id: string,
): Promise<repo.CampaignRow | null> {
  // Read after locking, so that concurrent uses are counted.
  return (await repo.lockPromotion(tx, id)) && repo.findCampaign(tx, customerId, id);
}

/**
 * Returns the coupon to put on the cart: the one with that id, or the one with that code that saves most. Throws
 * `bad_request` with the reason when none applies.
 */
export async function chooseCoupon(
  tx: Transaction,
  couple: Couple,
  wanted: { code: string; id: string | undefined },
  lines: readonly QuotedLine[],
  now: Date,
): Promise<string> {
  await ensureSignupCoupon(tx, couple.email);
  const found = await candidates(tx, couple.customerId, "discount", wanted);
  const quotes = found.map((campaign) => ({
    id: campaign.id,
    here: campaign.vendorId === null || lines.some(({ vendorId }) => vendorId === campaign.vendorId),
    ...quoteCoupon(campaign, couple.email, lines, now),
  }));
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  const [best] = quotes.filter(({ reason }) => !reason).toSorted((a, b) => sum(b.offs) - sum(a.offs));
  if (best) return best.id;
  // Of several with the same code, the reason of one whose vendor is in the cart is the most helpful.
  const closest = quotes.find(({ here }) => here) ?? quotes[0];
  throw new AppError("bad_request", closest?.reason ?? UNKNOWN_CODE);
}

/** Returns the vendor's voucher campaign with that id or code that suits the cart best, or null. */
export async function chooseVoucherCampaign(
  db: Db,
  couple: Couple,
  wanted: { code: string; id: string | undefined },
  lines: readonly QuotedLine[],
  now: Date,
): Promise<string | null> {
  const found = await candidates(db, couple.customerId, "voucher", wanted);
  const fits = (campaign: repo.CampaignRow) =>
    !refusalToCouple(campaign, { ...campaign, email: couple.email }, now) && !refusalOfLines(campaign, lines);
  const inCart = (campaign: repo.CampaignRow) => lines.some(({ vendorId }) => vendorId === campaign.vendorId);
  return (found.find(fits) ?? found.find(inCart) ?? found[0])?.id ?? null;
}

async function candidates(
  db: Db,
  customerId: string,
  type: PromotionType,
  { code, id }: { code: string; id: string | undefined },
): Promise<repo.CampaignRow[]> {
  if (id === undefined) return repo.findByCode(db, customerId, type, code);
  const found = await repo.findCampaign(db, customerId, id);
  return found?.type === type ? [found] : [];
}
