import { array, type InferType, mixed, number, object, string } from "yup";
import { type Meal, MEALS } from "@/contracts/catalogue/price/meal";
import { ADD_ON_LIMITS } from "@/contracts/catalogue/product/product";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { LINE_NOTE_MAX, MAX_CART_LINES, MAX_QUANTITY } from "./cart";

const note = () => text().max(LINE_NOTE_MAX, `A note can be at most ${LINE_NOTE_MAX} characters`);

const meal = () => string<Meal>().oneOf(MEALS, "meal must be lunch or dinner").nullable();

const addOns = () =>
  array(
    object({
      id: uuid().required("id is required"),
      quantity: number()
        .typeError("quantity must be a number")
        .integer("quantity must be a whole number")
        .min(1, "quantity must be at least 1")
        .max(ADD_ON_LIMITS.quantity, `quantity must be at most ${ADD_ON_LIMITS.quantity}`)
        .required("quantity is required"),
    }).required(),
  ).max(ADD_ON_LIMITS.perProduct, `Choose at most ${ADD_ON_LIMITS.perProduct} extras`);

/**
 * Adding a product that is already in the cart for that date and meal increases its quantity. `eventDate` defaults to
 * the couple's wedding date. `price` is the all-in price of one that the couple saw, in dollars; the server never
 * charges it, but reports `price_changed` when the price differs.
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
  /** For a product sold for lunch and dinner; otherwise ignored. */
  meal: meal().default(null),
  /** About this item, for the vendor. */
  note: note(),
  /** Extras that the product offers. Those per unit are charged for each unit. */
  addOns: addOns().default([]),
});
export type AddToCartBody = InferType<typeof addToCartBody>;

/** The cart that a browser stored for a guest. Sending it again changes nothing. */
export const mergeCartBody = object({
  items: array(addToCartBody.required())
    .max(MAX_CART_LINES, `A cart holds at most ${MAX_CART_LINES} items`)
    .required("items is required"),
});
export type MergeCartBody = InferType<typeof mergeCartBody>;

/** Any update, even an empty one, accepts the current price. */
export const updateCartLineBody = object({
  quantity: number().integer().min(1).max(MAX_QUANTITY),
  eventDate: isoDate().nullable(),
  meal: meal(),
  note: note(),
  /** The complete new list of the line's extras. */
  addOns: addOns().default(undefined),
});
export type UpdateCartLineBody = InferType<typeof updateCartLineBody>;

/** The cart that a browser stores for a guest, to be priced. Nothing is saved. */
export const quoteCartBody = mergeCartBody;

export const getCartQuery = object({
  fromCart: mixed<"true" | "false">().oneOf(["true", "false"]).default("false"),
});
