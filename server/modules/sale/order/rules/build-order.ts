import { v7 } from "uuid";
import { priceListOf } from "@/contracts/catalogue/price/day-price";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { OrderedDiscount, OrderedVoucher } from "@/contracts/sale/order/order";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import { storedNumber } from "@/lib/phone/shown-phone";
import type { Reservation } from "@/server/modules/sale/booking/public";
import {
  type PricedCart,
  type PricedGroup,
  type PricedLine,
  voucherName,
} from "@/server/modules/sale/cart/public";

type Common = {
  checkoutId: string;
  customerId: string;
  body: PlaceOrderBody;
  now: Date;
  /** The vendor's own terms that apply now. */
  terms: VendorTermsRef | null;
};

/** Returns the rows of one vendor's order, with the current prices and policy, or those of its offer. */
export function buildOrder(
  group: PricedGroup,
  { coupon, voucher }: Pick<PricedCart, "coupon" | "voucher">,
  { checkoutId, customerId, body, now, terms }: Common,
) {
  const { vendor, offer, lines, due, offCents, voucherCents, eventDate, plan } = group;
  const orderId = v7();
  const usedCoupon = coupon && offCents > 0 ? coupon.campaign : null;
  const usedVoucher = voucher && voucherCents > 0 ? voucher : null;
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
      offerId: offer?.id ?? null,
      state: "awaiting_payment" as const,
      eventDate,
      netCents: due.net,
      serviceChargeCents: due.serviceCharge,
      gstCents: due.gst,
      totalCents: due.total,
      discountCents: offCents,
      // The vendor is owed the amount of Sayang's own coupon.
      subsidyCents: coupon?.campaign.vendorId === null ? offCents : 0,
      appliedDiscountId: usedCoupon?.id ?? null,
      appliedDiscount: usedCoupon && orderedDiscount(usedCoupon),
      voucherCents,
      appliedVoucherId: usedVoucher?.id ?? null,
      appliedVoucher: usedVoucher && orderedVoucher(usedVoucher),
      paidCents: voucherCents,
      commissionBps: vendor.commissionBps,
      paymentPolicy: vendor.paymentPolicy,
      vendorTermsId: terms?.id ?? null,
      contactName: body.contactName,
      contactPhone: storedNumber(body.contactPhone),
      comment: body.comment,
      billing: body.billing ?? null,
      placedAt: now,
    },
    items: lines.map((line, position) => ({ ...buildItem(line), orderId, position })),
    milestones: plan.map((milestone, position) => ({
      ...milestone,
      orderId,
      position,
      // A milestone that a voucher covers entirely is paid at once.
      paidAt: milestone.voucherCents === milestone.amountCents ? now : null,
    })),
    reservations: dates.map((date): Reservation => ({ ...reservation, date })),
    dueNowCents: group.dueNowCents,
  };
}

type Campaign = Pick<
  NonNullable<PricedCart["coupon"]>["campaign"],
  "id" | "code" | "name" | "vendorId" | "kind" | "percentBps" | "amountCents"
>;

/** Returns a coupon as stored with an order, unaffected by later changes to the campaign. */
export function orderedDiscount(campaign: Campaign): OrderedDiscount {
  const { id, code, name, vendorId, kind, percentBps, amountCents } = campaign;
  return { id, code, name, isSayangs: vendorId === null, kind, percentBps, amountCents };
}

function orderedVoucher({ id, kind, campaign }: NonNullable<PricedCart["voucher"]>): OrderedVoucher {
  return { id, kind, name: voucherName(kind, campaign), code: campaign?.code ?? null };
}

function buildItem({
  row: { product, quantity, note, offer },
  addOns,
  price,
  due,
  offCents,
  eventDate,
  meal,
}: PricedLine) {
  return {
    productId: product.id,
    title: product.title,
    image: product.images[0] ?? null,
    priceMetric: product.priceMetric,
    // The price of an offer was agreed on, whatever the day.
    priceList: offer || product.priceRules.length === 0 ? null : priceListOf(product, meal),
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
    meal,
  };
}
