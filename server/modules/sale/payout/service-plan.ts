import {
  COMPENSATION_PLANS,
  type CompensationPlan,
  type CompensationPlans,
  planOfRate,
} from "@/contracts/sale/payment/compensation";
import type { ChoosePlanBody } from "@/contracts/sale/payment/compensation.schema";
import { toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { setCommission } from "@/server/modules/catalogue/vendor/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { enqueueMessage } from "@/server/mail/public";
import { appLink } from "@/server/core/links";
import { findRecipient } from "./repo/mail";
import { planChanged } from "./mail";
import * as repo from "./repo/plan";

const RATES = COMPENSATION_PLANS.map((plan) => plan.commissionBps);

/** GET /payout-vendor/plans: each plan with what it would have cost the vendor over the last twelve months. */
export async function compensationPlans(vendorId: string): Promise<CompensationPlans> {
  const db = await getDb();
  const [terms, year] = await Promise.all([
    repo.findTerms(db, vendorId),
    repo.yearOfSales(db, vendorId, RATES),
  ]);
  if (!terms) throw new AppError("not_found", "This profile is gone");
  const current = planOfRate(terms.commissionBps);
  return {
    current,
    rate: terms.commissionBps / 100,
    orders: year.orders,
    sales: toDollars(year.salesCents),
    cost: toDollars(year.costCents),
    plans: COMPENSATION_PLANS.map((plan, at) => ({
      id: plan.id,
      name: plan.name,
      says: plan.says,
      rate: plan.commissionBps / 100,
      wouldHaveCost: toDollars(year.atRates[at] ?? 0),
      closed: plan.id === current ? null : closedTo(plan, terms.master, year.salesCents),
    })),
  };
}

/**
 * POST /payout-vendor/plan: changes the rate for future orders and confirms it by mail; existing orders keep the rate
 * agreed at purchase. Throws `conflict` for a plan that is not open to the vendor.
 */
export async function choosePlan(actor: VendorActor, body: ChoosePlanBody): Promise<CompensationPlans> {
  const { current, plans } = await compensationPlans(actor.vendorId);
  const offered = plans.find(({ id }) => id === body.plan);
  const plan = COMPENSATION_PLANS.find(({ id }) => id === body.plan);
  if (!offered || !plan) throw new AppError("bad_request", "Choose one of the plans");
  if (offered.closed) throw new AppError("conflict", offered.closed);
  if (current !== plan.id) {
    await inTransaction(async (tx) => {
      const { accountId } = actor;
      await recordEvent(tx, { accountId, kind: "plan-changed", doneBy: "vendor", detail: plan.id });
      await agreeRate(tx, actor.vendorId, plan.commissionBps);
    });
  }
  return compensationPlans(actor.vendorId);
}

/** Sets the commission of the vendor's future orders, and confirms it by mail. Existing orders keep theirs. */
export async function agreeRate(tx: Transaction, vendorId: string, commissionBps: number): Promise<void> {
  await setCommission(tx, vendorId, commissionBps);
  const recipient = await findRecipient(tx, vendorId);
  if (!recipient) return;
  const plan = COMPENSATION_PLANS.find((each) => each.commissionBps === commissionBps);
  await enqueueMessage(tx, planChanged, {
    ...recipient,
    planName: plan?.name ?? "individual",
    rate: commissionBps / 100,
    link: appLink("/vendor/dashboard/settings/compensation-plan"),
  });
}

function closedTo(plan: CompensationPlan, master: string, salesCents: number): string | null {
  if (plan.onlyFor && plan.onlyFor !== master) return "This plan is for venues";
  if (salesCents < plan.leastSalesCents) {
    const least = toDollars(plan.leastSalesCents).toLocaleString("en-US");
    return `This plan opens at $${least} in bookings over 12 months`;
  }
  return null;
}
