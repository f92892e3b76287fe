import { mealsOf } from "@/contracts/catalogue/price/meal";
import { priceListOf, priceNote, priceOn } from "@/contracts/catalogue/price/day-price";
import type { Cart, CartLine, CartVendorGroup } from "@/contracts/sale/cart";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { ProductPrice } from "@/contracts/catalogue/product/product";
import { type PriceParts, toDollars } from "@/lib/money";
import { presentAddOns } from "@/server/modules/catalogue/product/public";
import { addUp } from "@/server/modules/sale/pricing/public";
import { presentCoupon, presentVoucher } from "./present-codes";
import type { PricedCart, PricedGroup, PricedLine } from "./price-cart";
import type { CheckedLine } from "./service-lines";

/** Returns the cart in its API form: lines grouped by vendor, oldest first. */
export function presentCart(cart: PricedCart, terms: ReadonlyMap<string, VendorTermsRef>): Cart {
  const { groups } = cart;
  const sum = (of: (group: PricedGroup) => number) =>
    toDollars(groups.reduce((total, group) => total + of(group), 0));
  return {
    docs: groups.map((group) => presentGroup(group, terms.get(group.vendor.id) ?? null)),
    cartCount: groups.reduce((count, { lines }) => count + lines.length, 0),
    ...amounts(addUp(groups.map(({ due }) => due))),
    discount: sum(({ offCents }) => offCents),
    voucher: sum(({ voucherCents }) => voucherCents),
    dueNow: toDollars(cart.dueNowCents),
    appliedDiscount: cart.coupon && presentCoupon(cart.coupon, groups),
    appliedVoucher: cart.voucher && presentVoucher(cart.voucher),
  };
}

function presentGroup(group: PricedGroup, terms: VendorTermsRef | null): CartVendorGroup {
  const { id, vendorName, profileImage } = group.vendor;
  const { offer } = group;
  return {
    id: group.id,
    offer: offer && { id: offer.id, validUntil: offer.validUntil },
    vendor: { id, _id: id, vendorName, profileImage },
    lines: group.lines.map(presentLine),
    ...amounts(group.due),
    discount: toDollars(group.offCents),
    voucher: toDollars(group.voucherCents),
    dueNow: toDollars(group.dueNowCents),
    milestones: group.plan.map(({ label, amountCents, voucherCents, dueDate }) => ({
      label,
      amount: toDollars(amountCents),
      voucher: toDollars(voucherCents),
      dueDate,
    })),
    paymentPolicy: group.vendor.paymentPolicy,
    terms,
  };
}

function amounts(parts: PriceParts) {
  return {
    net: toDollars(parts.net),
    serviceCharge: toDollars(parts.serviceCharge),
    gst: toDollars(parts.gst),
    total: toDollars(parts.total),
  };
}

function presentLine(line: PricedLine): CartLine {
  const { row, addOns, price, rule, offCents, eventDate, meal, problems } = line;
  const { product, offer } = row;
  const prices = priceListOf(product, meal);
  return {
    id: row.id,
    _id: row.id,
    productId: product.id,
    productTitle: product.title,
    image: product.images[0] ?? null,
    quantity: row.quantity,
    eventDate,
    meal,
    meals: offer ? [] : mealsOf(product.attributes),
    productPrice: presentPrice(
      { ...product, ...(offer ? { priceCents: price.unit.net } : priceOn(prices, eventDate)) },
      price,
    ),
    priceNote: offer ? null : priceNote(prices, eventDate, product),
    minQty: rule?.minQty ?? (product.enableMinMaxRule ? product.minQty : null),
    maxQty: product.enableMinMaxRule ? product.maxQty : null,
    addOns: addOns.map(({ offered: { id, name, per }, quantity }, at) => ({
      id,
      name,
      per,
      quantity,
      priceWithGST: toDollars(price.addOns[at]?.unitCents ?? 0),
      total: toDollars(price.addOns[at]?.totalCents ?? 0),
    })),
    offeredAddOns: offer ? [] : presentAddOns(product.addOns, product),
    lineTotal: toDollars(price.total.total),
    discount: toDollars(offCents),
    note: row.note,
    offerId: offer?.id ?? null,
    problems,
  };
}

function presentPrice(
  product: Omit<CheckedLine["row"]["product"], "priceRules">,
  price: CheckedLine["price"],
): ProductPrice {
  return {
    price: toDollars(product.priceCents),
    priceCurrency: "SGD",
    priceMetric: product.priceMetric,
    priceWithGST: toDollars(price.unit.total),
    gstType: product.gstType,
    gst: toDollars(price.unit.gst),
    serviceCharge: toDollars(price.unit.serviceCharge),
    plusPlus: product.plusPlus,
  };
}
