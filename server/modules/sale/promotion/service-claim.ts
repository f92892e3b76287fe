import { UNKNOWN_CODE } from "@/contracts/sale/promotion/promotion";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { issueVoucher, walletOf } from "@/server/modules/sale/voucher/public";
import type { QuotedLine } from "./quote";
import { refusalOfLines } from "./quote";
import * as repo from "./repo";
import { insertUse } from "./repo-use";
import { refusalToCouple } from "./rules";

/**
 * Gives the customer the voucher of a vendor's campaign and returns its id, or the id of one that the customer already
 * has. The claim counts as a use, under the campaign's lock. Throws `bad_request` with the reason when the couple can't
 * have it, or when it would not apply to the cart.
 */
export async function claimVoucher(
  tx: Transaction,
  couple: { customerId: string; email: string },
  promotionId: string,
  lines: readonly QuotedLine[],
  now: Date,
): Promise<string> {
  const { customerId, email } = couple;
  await repo.lockPromotion(tx, promotionId);
  const campaign = await repo.findCampaign(tx, customerId, promotionId);
  if (campaign?.type !== "voucher" || !campaign.vendorId) throw new AppError("bad_request", UNKNOWN_CODE);
  const held = (await walletOf(tx, customerId, now)).find((voucher) => voucher.promotionId === promotionId);
  const reason = held ? null : refusalToCouple(campaign, { ...campaign, email }, now);
  const refusal = reason ?? refusalOfLines(campaign, lines);
  if (refusal) throw new AppError("bad_request", refusal);
  if (held) return held.id;
  const amountCents = (campaign.kind === "fixed" ? campaign.amountCents : campaign.capCents) ?? 0;
  const { id } = await issueVoucher(
    tx,
    {
      kind: "vendor",
      state: "active",
      amountCents,
      customerId,
      promotionId,
      vendorId: campaign.vendorId,
      ...(campaign.endsAt ? { expiresAt: campaign.endsAt } : {}),
    },
    now,
  );
  await insertUse(tx, { promotionId, customerId, amountCents, createdAt: now });
  return id;
}
