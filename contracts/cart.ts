import { type InferType, mixed, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import type { ProductPrice } from "./product";
import { uuid } from "./uuid";

export const MAX_QUANTITY = 999;
export const MAX_CART_LINES = 50;

/** A date, `YYYY-MM-DD`; an empty form field counts as none. */
export const isoDate = () =>
  string()
    .transform((value: unknown) => (value === "" ? null : value))
    .test(
      "iso-date",
      "${path} must be a date, YYYY-MM-DD",
      (value) => !value || (isIsoDate(value) && value >= "1900-01-01"),
    );

/**
 * Adding a product that is in the cart for that date adds up the quantity. Without `eventDate` the couple's wedding
 * date is taken. `price` is the all-in price for one that the couple saw, in dollars; the server never
 * charges by it, and says `price_changed` when it is no longer true.
 */
export const addToCartBody = object({
  productId: uuid().required("productId is required"),
  price: number().typeError("price must be a number").min(0).max(10_000_000).required("price is required"),
  quantity: number()
    .typeError("quantity must be a number")
    .integer("quantity must be a whole number")
    .min(1, "quantity must be at least 1")
    .max(MAX_QUANTITY, `quantity must be at most ${MAX_QUANTITY}`)
    .default(1),
  eventDate: isoDate().nullable().default(null),
});
export type AddToCartBody = InferType<typeof addToCartBody>;

/** Any update, even an empty one, accepts the price as it stands now. */
export const updateCartLineBody = object({
  quantity: number().integer().min(1).max(MAX_QUANTITY),
  eventDate: isoDate().nullable(),
});
export type UpdateCartLineBody = InferType<typeof updateCartLineBody>;

export const getCartQuery = object({
  fromCart: mixed<"true" | "false">().oneOf(["true", "false"]).default("false"),
});

/**
 * Why a line cannot be ordered as it stands. `price_changed` only informs: the new price is shown. `date_missing` does
 * not block the cart, because the checkout can still give the wedding date.
 */
export type CartProblemKind =
  | "unavailable"
  | "vendor_not_selling"
  | "quantity_below_minimum"
  | "quantity_above_maximum"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "date_missing"
  | "date_past"
  | "date_off"
  | "date_full"
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
  productPrice: ProductPrice;
  minQty: number | null;
  maxQty: number | null;
  lineTotal: number;
  problems: CartProblem[];
};

/** The lines of one vendor: what will become one order. Amounts in dollars. */
export type CartVendorGroup = {
  vendor: { id: string; _id: string; vendorName: string; profileImage: string | null };
  lines: CartLine[];
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  /** The first milestone: what is paid today if the order is placed now. */
  dueNow: number;
  milestones: { label: string; amount: number; dueDate: string | null }[];
};

export type Cart = {
  docs: CartVendorGroup[];
  cartCount: number;
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  dueNow: number;
};
