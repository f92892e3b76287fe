import {
  orderNumberOf,
  type OrderDetail,
  type OrderItem,
  type OrderMilestone,
  type OrderSummary,
} from "@/contracts/order";
import { orderStatusOf } from "@/contracts/order-process";
import { toDollars } from "@/lib/money";
import type * as repo from "./repo-read";

type Beside = { items: repo.ItemSummary | undefined; next: repo.MilestoneRow | undefined };

export function presentSummary(
  { order, vendor, customer }: repo.SummaryRow,
  { items, next }: Beside,
): OrderSummary {
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return {
    id: order.id,
    _id: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    orderStatus: orderStatusOf(order.state),
    state: order.state,
    vendor: { ...vendor, _id: vendor.id },
    customer: { id: customer.id, name: name || order.contactName },
    eventDate: order.eventDate,
    itemCount: items?.items ?? 0,
    firstItemTitle: items?.title ?? "",
    firstItemImage: items?.image ?? null,
    orderValue: toDollars(order.totalCents),
    paid: toDollars(order.paidCents),
    refunded: toDollars(order.refundedCents),
    nextMilestone: next && order.state !== "cancelled" ? presentMilestone(next) : null,
    placedAt: order.placedAt.toISOString(),
    answerBy: order.answerBy?.toISOString() ?? null,
  };
}

type Parts = {
  items: Parameters<typeof presentItem>[0][];
  milestones: repo.MilestoneRow[];
  events: Awaited<ReturnType<typeof repo.eventsOf>>;
};

export function presentDetail(row: repo.SummaryRow, { items, milestones, events }: Parts): OrderDetail {
  const { order } = row;
  const [first] = items;
  return {
    ...presentSummary(row, {
      items: first && { orderId: order.id, items: items.length, title: first.title, image: first.image },
      next: milestones.find((milestone) => milestone.paidAt === null),
    }),
    checkoutId: order.checkoutId,
    items: items.map(presentItem),
    milestones: milestones.map(presentMilestone),
    timeline: events.map(({ kind, actor, note, at }) => ({ kind, actor, note, at: at.toISOString() })),
    net: toDollars(order.netCents),
    serviceCharge: toDollars(order.serviceChargeCents),
    gst: toDollars(order.gstCents),
    contactName: order.contactName,
    contactPhone: order.contactPhone,
    comment: order.comment,
    declineReason: order.declineReason,
    paymentPolicy: order.paymentPolicy,
  };
}

function presentItem(item: Awaited<ReturnType<typeof repo.itemsOf>>[number]): OrderItem {
  const { id, productId, image, priceMetric, quantity, eventDate } = item;
  return {
    id,
    productId,
    productTitle: item.title,
    image,
    priceMetric,
    quantity,
    unitPrice: toDollars(item.unitCents),
    total: toDollars(item.totalCents),
    eventDate,
  };
}

function presentMilestone({ id, label, amountCents, dueDate, paidAt }: repo.MilestoneRow): OrderMilestone {
  return {
    id,
    _id: id,
    label,
    amount: toDollars(amountCents),
    dueDate,
    paidAt: paidAt?.toISOString() ?? null,
  };
}
