import { coupleName } from "@/lib/couple-name";
import { addOnCount } from "@/contracts/catalogue/product/product";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { COMPLETION_DAYS, DELIVERY_MAIL_HOURS, ISSUE_STATES } from "@/contracts/sale/order/delivery";
import type {
  AppliedDiscount,
  OrderDelivery,
  OrderDetail,
  OrderedAddOn,
  OrderedDiscount,
  OrderItem,
  OrderItemAddOn,
  OrderMilestone,
  OrderSummary,
  VendorContact,
} from "@/contracts/sale/order/order";
import { orderStatusOf } from "@/contracts/sale/order/order-process";
import { toDollars } from "@/lib/money";
import { shownNumber } from "@/lib/phone/shown-phone";
import { DAY_MS, DAY_SECONDS } from "@/lib/time";
import { notePrice } from "@/server/modules/sale/pricing/public";
import type * as repo from "@/server/modules/sale/order/repo/read";
import { silentUntil } from "./silence";

type Beside = {
  items: repo.ItemSummary | undefined;
  next: repo.MilestoneRow | undefined;
  refundDueCents: number;
};

export function presentSummary(
  { order, vendor, customer }: repo.SummaryRow,
  { items, next, refundDueCents }: Beside,
): OrderSummary {
  return {
    id: order.id,
    _id: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    orderStatus: orderStatusOf(order.state),
    state: order.state,
    vendor: { ...vendor, _id: vendor.id },
    customer: { id: customer.id, name: coupleName(customer) },
    eventDate: order.eventDate,
    itemCount: items?.items ?? 0,
    firstItemTitle: items?.title ?? "",
    firstItemQuantity: items?.quantity ?? 0,
    firstItemPriceMetric: items?.priceMetric ?? "",
    extraCount: items?.extras ?? 0,
    firstItemImage: items?.image ?? null,
    orderValue: toDollars(order.totalCents),
    paid: toDollars(order.paidCents),
    refunded: toDollars(order.refundedCents),
    refundDue: toDollars(refundDueCents),
    nextMilestone: next && order.state !== "cancelled" ? presentMilestone(next) : null,
    placedAt: order.placedAt.toISOString(),
    answerBy: order.answerBy?.toISOString() ?? null,
    hasIssue: order.issueRaisedAt !== null && ISSUE_STATES.includes(order.state),
    comment: order.comment,
    offerId: order.offerId,
  };
}

type Parts = {
  items: Parameters<typeof presentItem>[0][];
  milestones: repo.MilestoneRow[];
  events: Awaited<ReturnType<typeof repo.eventsOf>>;
  refundDueCents: number;
  heldCents: number;
  releasedCents: number;
  paidOutAt: Date | null;
  vendorContact: VendorContact;
  vendorTerms: VendorTermsRef | null;
};

export function presentDetail(
  row: repo.SummaryRow,
  {
    items,
    milestones,
    events,
    refundDueCents,
    heldCents,
    releasedCents,
    paidOutAt,
    vendorContact,
    vendorTerms,
  }: Parts,
): OrderDetail {
  const { order } = row;
  const [first] = items;
  return {
    ...presentSummary(row, {
      items: first && {
        orderId: order.id,
        items: items.length,
        title: first.title,
        image: first.image,
        quantity: first.quantity,
        priceMetric: first.priceMetric,
        extras: items.reduce((sum, { addOns, quantity }) => sum + extrasOf(addOns, quantity), 0),
      },
      next: milestones.find((milestone) => milestone.paidAt === null),
      refundDueCents,
    }),
    checkoutId: order.checkoutId,
    items: items.map(presentItem),
    milestones: milestones.map(presentMilestone),
    timeline: events.map(({ kind, actor, note, at }) => ({ kind, actor, note, at: at.toISOString() })),
    net: toDollars(order.netCents),
    serviceCharge: toDollars(order.serviceChargeCents),
    gst: toDollars(order.gstCents),
    discount: toDollars(order.discountCents),
    appliedDiscount: order.appliedDiscount && presentDiscount(order.appliedDiscount),
    voucher: toDollars(order.voucherCents),
    appliedVoucher: order.appliedVoucher,
    contactName: order.contactName,
    contactPhone: shownNumber(order.contactPhone),
    billing: order.billing,
    declineReason: order.declineReason,
    paymentPolicy: order.paymentPolicy,
    vendorTerms,
    delivery: presentDelivery(order, events),
    held: toDollars(heldCents),
    released: toDollars(releasedCents),
    paidOutAt: paidOutAt?.toISOString() ?? null,
    vendorContact,
  };
}

const extrasOf = (addOns: readonly OrderedAddOn[], units: number) =>
  addOns.reduce((sum, addOn) => sum + addOnCount(addOn, units), 0);

function presentDelivery(order: repo.OrderRow, events: Parts["events"]): OrderDelivery {
  const { state, vendorDeliveredAt, deliveredAt, heldSeconds, issueRaisedAt, completedAt } = order;
  const open = issueRaisedAt === null;
  const asked = events.findLast(({ kind }) => kind === "vendor_delivered");
  const later = (at: Date | null | undefined, days: number) =>
    at ? new Date(at.getTime() + days * DAY_MS).toISOString() : null;
  return {
    vendorDeliveredAt: vendorDeliveredAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    issueRaisedAt: issueRaisedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    deliversAt: open && state === "all_paid" ? (silentUntil(order)?.toISOString() ?? null) : null,
    completesAt:
      open && state === "delivered" ? later(deliveredAt, COMPLETION_DAYS + heldSeconds / DAY_SECONDS) : null,
    emailAgainAt: state === "all_paid" ? later(asked?.at, DELIVERY_MAIL_HOURS / 24) : null,
  };
}

function presentItem(item: Awaited<ReturnType<typeof repo.itemsOf>>[number]): OrderItem {
  const { id, productId, image, priceMetric, quantity, eventDate, meal } = item;
  return {
    id,
    productId,
    productTitle: item.title,
    image,
    priceMetric,
    quantity,
    unitPrice: toDollars(item.unitCents),
    priceNote: notePrice(item),
    addOns: presentOrderedAddOns(item.addOns, quantity),
    total: toDollars(item.totalCents),
    discount: toDollars(item.discountCents),
    eventDate,
    meal,
    note: item.note,
  };
}

function presentMilestone(row: repo.MilestoneRow): OrderMilestone {
  const { id, label, amountCents, voucherCents, dueDate, paidAt } = row;
  return {
    id,
    _id: id,
    label,
    amount: toDollars(amountCents),
    due: toDollars(paidAt ? 0 : amountCents - voucherCents),
    voucher: toDollars(voucherCents),
    dueDate,
    paidAt: paidAt?.toISOString() ?? null,
  };
}

function presentDiscount({ percentBps, amountCents, ...coupon }: OrderedDiscount): AppliedDiscount {
  return {
    ...coupon,
    percent: percentBps === null ? null : percentBps / 100,
    amount: amountCents === null ? null : toDollars(amountCents),
  };
}

export function presentOrderedAddOns(addOns: readonly OrderedAddOn[], units: number): OrderItemAddOn[] {
  return addOns.map((addOn) => {
    const { id, name, unitCents, quantity, per } = addOn;
    const unitPrice = toDollars(unitCents);
    return { id, name, per, quantity, unitPrice, total: toDollars(unitCents * addOnCount(addOn, units)) };
  });
}
