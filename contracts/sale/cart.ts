import type { Meal } from "@/contracts/catalogue/price/meal";
import type { AddOnPer, ProductAddOn, ProductPrice } from "@/contracts/catalogue/product/product";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { PromotionKind } from "./promotion/promotion";
import type { VoucherKind } from "./promotion/voucher";

export const MAX_QUANTITY = 999;
export const MAX_CART_LINES = 50;
export const LINE_NOTE_MAX = 500;

/** An extra that the couple chose with the product. */
export type ChosenAddOn = { id: string; quantity: number };

/** A chosen extra as shown in the cart. Amounts in dollars, all-in: `price` of one, and of all that are charged. */
export type CartAddOn = {
  id: string;
  name: string;
  per: AddOnPer;
  quantity: number;
  priceWithGST: number;
  total: number;
};

/**
 * The reason why a line cannot be ordered. `price_changed` is only informative: the new price is shown. `date_missing`
 * does not block the cart, because the checkout can still give the wedding date.
 */
export type CartProblemKind =
  | "unavailable"
  | "vendor_not_selling"
  | "quantity_below_minimum"
  | "quantity_above_maximum"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "add_on_gone"
  | "date_missing"
  | "date_past"
  | "date_too_far"
  | "date_off"
  | "date_full"
  | "offer_ended"
  | "price_changed";
export type CartProblem = { kind: CartProblemKind; lineId: string; message: string; blocking: boolean };

/** Amounts in dollars. */
export type CartLine = {
  id: string;
  _id: string;
  productId: string;
  productTitle: string;
  image: string | null;
  quantity: number;
  eventDate: string | null;
  /** The meal that it is for, and the meals to choose from; null and empty for a product that names none. */
  meal: Meal | null;
  meals: Meal[];
  /** On its date. */
  productPrice: ProductPrice;
  /** The reason for the price on its date; null when every day costs the same. */
  priceNote: string | null;
  minQty: number | null;
  maxQty: number | null;
  /** The extras on this line, and all those that the product offers. */
  addOns: CartAddOn[];
  offeredAddOns: ProductAddOn[];
  /** With extras, before any coupon. */
  lineTotal: number;
  /** The coupon's saving on it, including service charge and GST. */
  discount: number;
  /** The couple's note to the vendor about this item. */
  note: string;
  /** The offer that it is a part of: it is bought as it stands, or removed whole. */
  offerId: string | null;
  problems: CartProblem[];
};

type VendorName = { id: string; _id: string; vendorName: string };

/** The coupon on the cart. While `reason` says why it does not apply, it saves nothing. Amounts in dollars. */
export type CartCoupon = {
  id: string;
  _id: string;
  code: string;
  name: string;
  kind: PromotionKind;
  percent: number | null;
  /** Null for Sayang's own coupons, which cover the whole cart. */
  vendor: VendorName | null;
  /** The couple's saving, including service charge and GST. */
  discount: number;
  reason: string | null;
};

/** The voucher on the cart. While `reason` says why it does not apply, it pays nothing. Amounts in dollars. */
export type CartVoucher = {
  id: string;
  _id: string;
  kind: VoucherKind;
  name: string;
  code: string | null;
  /** For a vendor's own voucher, which only pays for that vendor's order. */
  vendor: VendorName | null;
  balance: number;
  pays: number;
  /** The balance after this order. */
  left: number;
  /** The last day in Singapore. */
  expiresOn: string | null;
  reason: string | null;
};

/** An offer in the cart, with the last day on which it can be ordered. */
export type CartOffer = { id: string; validUntil: string };

/** The lines of one vendor, or of one of its offers, which become one order. Amounts in dollars, after the coupon. */
export type CartVendorGroup = {
  /** The vendor's id, or the offer's. */
  id: string;
  offer: CartOffer | null;
  vendor: VendorName & { profileImage: string | null };
  lines: CartLine[];
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  /** The coupon's saving, including service charge and GST. */
  discount: number;
  /** Paid by the voucher. */
  voucher: number;
  /** The part of the first milestone to pay by card today if the order is placed now. */
  dueNow: number;
  /** `voucher` is the part of `amount` paid by the voucher. */
  milestones: { label: string; amount: number; voucher: number; dueDate: string | null }[];
  /** Includes the current refund rule. */
  paymentPolicy: PaymentPolicy;
  /** The vendor's own terms, which ordering accepts; null when it has none. */
  terms: VendorTermsRef | null;
};

/** Amounts in dollars. `total` is the price of the orders after the coupon; the voucher pays part of it. */
export type Cart = {
  docs: CartVendorGroup[];
  cartCount: number;
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  discount: number;
  voucher: number;
  dueNow: number;
  appliedDiscount: CartCoupon | null;
  appliedVoucher: CartVoucher | null;
};

/** A line that a browser stores for a guest. `price` is the all-in price of one that the guest saw, in dollars. */
export type GuestLine = {
  productId: string;
  title: string;
  price: number;
  quantity: number;
  eventDate: string | null;
  /** Only for a product sold for lunch and dinner. */
  meal?: Meal | null;
  note?: string;
  addOns?: ChosenAddOn[];
};

/** Returns the id of a guest's line in the priced cart: a product has one line per date and meal. */
export function guestLineId({
  productId,
  eventDate,
  meal,
}: Pick<GuestLine, "productId" | "eventDate" | "meal">): string {
  const ofDay = `${productId}_${eventDate ?? "undated"}`;
  return meal ? `${ofDay}_${meal}` : ofDay;
}

/** A guest's lines as a cart, at today's prices. `left` lists the lines that can't be bought any more, and why. */
export type GuestCart = { cart: Cart; left: { productId: string; message: string }[] };

/**
 * The cart after a guest's lines were merged into it. `left` lists the lines that could not be merged unchanged, and
 * why.
 */
export type MergedCart = { cart: Cart; left: { productId: string; message: string }[] };
