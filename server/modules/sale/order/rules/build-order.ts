import { v7 } from "uuid";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import type { Reservation } from "@/server/modules/sale/booking/public";
import type { PricedCart, PricedGroup, PricedLine } from "@/server/modules/sale/cart/public";

type Common = { checkoutId: string; customerId: string; body: PlaceOrderBody; now: Date };

/** Returns the rows of one vendor's order, with the current prices and policy. */
export function buildOrder(
  group: PricedGroup,
  { coupon, voucher }: Pick<PricedCart, "coupon" | "voucher">,
  { checkoutId, customerId, body, now }: Common,
) {
  const { vendor, lines, due, offCents, voucherCents, eventDate, plan } = group;
  const orderId = v7();
  const reservation = {
    orderId,
    vendorId: vendor.id,
    vendorName: vendor.vendorName,
    capacity: vendor.dailyCapacity,
  };
  const dates = [...new Set(lines.flatMap((line) => line.eventDate ?? []))];
  return {
    order: {
      id: orderId,
      checkoutId,
      customerId,
      vendorId: vendor.id,
      state: "awaiting_payment" as const,
      eventDate,
      netCents: due.net,
      serviceChargeCents: due.serviceCharge,
      gstCents: due.gst,
      totalCents: due.total,
      discountCents: offCents,
      // Sayang's own coupon is owed to the vendor.
      subsidyCents: coupon?.campaign.vendorId === null ? offCents : 0,
      appliedDiscountId: coupon && offCents > 0 ? coupon.campaign.id : null,
      voucherCents,
      appliedVoucherId: voucher && voucherCents > 0 ? voucher.id : null,
      paidCents: voucherCents,
      commissionBps: vendor.commissionBps,
      paymentPolicy: vendor.paymentPolicy,
      contactName: body.contactName,
      contactPhone: body.contactPhone,
      comment: body.comment,
      billing: body.billing ?? null,
      placedAt: now,
    },
    items: lines.map((line, position) => ({ ...buildItem(line), orderId, position })),
    milestones: plan.map((milestone, position) => ({
      ...milestone,
      orderId,
      position,
      // A milestone that a voucher covers whole is paid at once.
      paidAt: milestone.voucherCents === milestone.amountCents ? now : null,
    })),
    reservations: dates.map((date): Reservation => ({ ...reservation, date })),
    dueNowCents: group.dueNowCents,
  };
}

function buildItem({
  row: { product, quantity, note },
  addOns,
  price,
  due,
  offCents,
  eventDate,
}: PricedLine) {
  return {
    productId: product.id,
    title: product.title,
    image: product.images[0] ?? null,
    priceMetric: product.priceMetric,
    quantity,
    unitCents: price.unit.total,
    addOns: addOns.map(({ offered: { id, name, per }, quantity: chosen }, at) => ({
      id,
      name,
      per,
      quantity: chosen,
      unitCents: price.addOns[at]?.unitCents ?? 0,
    })),
    netCents: due.net,
    serviceChargeCents: due.serviceCharge,
    gstCents: due.gst,
    totalCents: due.total,
    discountCents: offCents,
    plusPlus: product.plusPlus,
    gstType: product.gstType,
    note,
    eventDate,
  };
}
