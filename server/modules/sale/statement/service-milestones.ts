import { coupleName } from "@/lib/couple-name";
import { toPage } from "@/contracts/envelope";
import { DUE_SOON_DAYS, isOnHold, payingRefusal } from "@/contracts/sale/payment/milestone";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { orderStatusOf } from "@/contracts/sale/order/order-process";
import type { MilestoneListQuery } from "@/contracts/sale/payment/payment.schema";
import type { MilestonePage, PaymentMilestone } from "@/contracts/sale/payment/payment";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import * as repo from "./repo-milestones";

/** GET /payment-milestone-user and GET payment-milestone-vendor: the caller's milestones, and the amounts due. */
export async function listMilestones(
  owner: repo.Owner,
  query: MilestoneListQuery,
  now = new Date(),
): Promise<MilestonePage> {
  const db = await getDb();
  const today = todayInSingapore(now);
  const days = { today, soon: addDays(today, DUE_SOON_DAYS) };
  const { ids, total, ...sums } = await repo.findMilestones(db, owner, query, days);
  const rows = await repo.readMilestones(db, ids);
  const { overdueCents, soonCents, undatedCents, heldCents, openCents } = sums;
  return {
    ...toPage(
      rows.map((row) => present(row, today)),
      total,
      query,
    ),
    sums: {
      overdue: toDollars(overdueCents),
      soon: toDollars(soonCents),
      later: toDollars(openCents - overdueCents - soonCents - undatedCents - heldCents),
      undated: toDollars(undatedCents),
      onHold: toDollars(heldCents),
      total: toDollars(openCents),
      paid: toDollars(sums.paidCents),
    },
  };
}

function present(
  { milestone, isNext, order, vendor, customer }: repo.MilestoneListRow,
  today: IsoDate,
): PaymentMilestone {
  const { id, label, amountCents, voucherCents, dueDate, paidAt, nudgedAt } = milestone;
  return {
    id,
    _id: id,
    label,
    amount: toDollars(amountCents),
    due: toDollars(paidAt ? 0 : amountCents - voucherCents),
    dueDate,
    paidAt: paidAt?.toISOString() ?? null,
    isNext,
    isOverdue: paidAt === null && !isOnHold(order.state) && dueDate !== null && dueDate < today,
    canPay: isNext && payingRefusal(order.state) === null,
    nudgedAt: nudgedAt?.toISOString() ?? null,
    order: {
      id: order.id,
      _id: order.id,
      orderNumber: orderNumberOf(order.number, order.placedAt),
      orderStatus: orderStatusOf(order.state),
      state: order.state,
      checkoutId: order.checkoutId,
      eventDate: order.eventDate,
      vendor: { ...vendor, _id: vendor.id },
      customer: { id: customer.id, name: coupleName(customer) },
    },
  };
}
