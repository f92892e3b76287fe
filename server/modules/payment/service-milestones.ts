import { type Page, toPage } from "@/contracts/envelope";
import { orderNumberOf } from "@/contracts/order";
import { orderStatusOf } from "@/contracts/order-process";
import type { MilestoneListQuery, PaymentMilestone } from "@/contracts/payment";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import * as repo from "./repo-milestones";

/** Spec vendor §7, GET /payment-milestone-user and GET payment-milestone-vendor: the caller's milestones. */
export async function listMilestones(
  owner: { customerId: string } | { vendorId: string },
  query: MilestoneListQuery,
): Promise<Page<PaymentMilestone>> {
  const { rows, total } = await repo.listMilestones(await getDb(), owner, query);
  return toPage(rows.map(present), total, query);
}

function present({ milestone, isNext, order, vendor, customer }: repo.MilestoneListRow): PaymentMilestone {
  const { id, label, amountCents, dueDate, paidAt } = milestone;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return {
    id,
    _id: id,
    label,
    amount: toDollars(amountCents),
    dueDate,
    paidAt: paidAt?.toISOString() ?? null,
    isNext,
    order: {
      id: order.id,
      _id: order.id,
      orderNumber: orderNumberOf(order.number, order.placedAt),
      orderStatus: orderStatusOf(order.state),
      state: order.state,
      checkoutId: order.checkoutId,
      eventDate: order.eventDate,
      vendor: { ...vendor, _id: vendor.id },
      customer: { id: customer.id, name: name || order.contactName },
    },
  };
}
