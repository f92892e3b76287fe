import { array, type InferType, number, object, string } from "yup";
import { milestoneRule } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { milestonesProblem } from "@/contracts/catalogue/vendor/vendor-profile";
import { ADD_ON_LIMITS, ADD_ON_PER, type AddOnPer } from "@/contracts/catalogue/product/product";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { MAX_QUANTITY } from "./cart";
import { OFFER_LIMITS } from "./offer";

const limited = (label: string, max: number) =>
  text().max(max, `${label} can be at most ${max.toLocaleString("en-US")} characters`);

const quantity = (max: number) =>
  number()
    .typeError("Quantity must be a number")
    .integer("Quantity must be a whole number")
    .min(1, "Quantity must be at least 1")
    .max(max, `Quantity must be at most ${max}`)
    .required("Quantity is required");

const price = () =>
  number()
    .typeError("Price must be a number")
    .max(10_000_000, "Price must be at most $10,000,000")
    .required("Price is required");

const days = (label: string, max: number) =>
  number()
    .typeError(`${label} must be a number of days`)
    .integer(`${label} must be whole days`)
    .max(max, `${label} can be at most ${max} days`);

const extra = object({
  name: limited("The name of an extra", OFFER_LIMITS.extraName).required("An extra needs a name"),
  /** All-in, for one, in dollars; 0 for a free item. */
  unitPrice: price().min(0, "Price can't be negative"),
  quantity: quantity(ADD_ON_LIMITS.quantity),
  per: string<AddOnPer>().oneOf(ADD_ON_PER, "per must be unit or once").default("once"),
});

const item = object({
  productId: uuid().required("Choose a product"),
  quantity: quantity(MAX_QUANTITY),
  /** All-in, for one. */
  unitPrice: price().min(0.01, "Price must be more than $0"),
  includes: limited("What's included", OFFER_LIMITS.includes).default(""),
  extras: array(extra).max(OFFER_LIMITS.extras, `Add at most ${OFFER_LIMITS.extras} extras`).default([]),
});

const content = {
  items: array(item)
    .min(1, "Add at least one product")
    .max(OFFER_LIMITS.items, `An offer has at most ${OFFER_LIMITS.items} products`)
    .required("Add at least one product")
    .test("once", "Add each product once", (items = []) => {
      return new Set(items.map(({ productId }) => productId)).size === items.length;
    }),
  /** The payments: percentages that add up to 100, the first due on booking. */
  steps: array()
    .of(milestoneRule)
    .min(1, "Add at least two payments")
    .max(20)
    .required("Add at least two payments")
    .test("steps", function (value) {
      const problem = value ? milestonesProblem(value as never) : null;
      return problem === null || this.createError({ message: problem });
    }),
  holdDays: days("Holding the date", OFFER_LIMITS.holdDays).min(0, "Days can't be negative").default(0),
  terms: limited("Terms", OFFER_LIMITS.terms).default(""),
  note: limited("Note", OFFER_LIMITS.note).default(""),
};

/** A vendor's offer to the couple of a conversation. */
export const offerBody = object({
  ...content,
  eventDate: isoDate().required("Choose the date"),
  validUntil: isoDate().required("Say until when the offer is valid"),
});
export type OfferBody = InferType<typeof offerBody>;

export const offerTemplateBody = object({
  ...content,
  name: limited("Name", OFFER_LIMITS.templateName).required("Name the template"),
  validDays: days("The offer's validity", OFFER_LIMITS.validDays)
    .min(1, "The offer must be valid for at least 1 day")
    .required("Say for how many days the offer is valid"),
});
export type OfferTemplateBody = InferType<typeof offerTemplateBody>;

export const offerOptionsQuery = object({ date: isoDate() });

export const offerChangeBody = object({
  words: limited("Your message", OFFER_LIMITS.change).required("Say what you'd like to change"),
});
