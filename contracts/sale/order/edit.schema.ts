import { array, boolean, type InferType, number, object } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { MAX_EDIT_ITEMS, MAX_EDIT_QUANTITY } from "./edit";
import { COMMENT_MAX } from "./order";

const editItem = object({
  /** An existing item of the order; without it, `productId` is added. */
  itemId: uuid(),
  productId: uuid(),
  quantity: number()
    .typeError("Please enter a number")
    .integer("Please enter a whole number")
    .min(1, "Please enter at least 1")
    .max(MAX_EDIT_QUANTITY, `Please enter at most ${MAX_EDIT_QUANTITY.toLocaleString("en-US")}`)
    .required("Please enter a number"),
  eventDate: isoDate().nullable().default(null),
  /** The all-in price of one; only vendors can set it. */
  unitPrice: number().typeError("Please enter a price").moreThan(0).max(10_000_000),
});

/** The complete new list of items; items left out are removed. */
export const orderEditItems = object({
  items: array(editItem).min(1, "An order has at least one item").max(MAX_EDIT_ITEMS).required(),
});
export type OrderEditItems = InferType<typeof orderEditItems>;

export const orderEditBody = orderEditItems.shape({
  comment: text().max(COMMENT_MAX).required("Say why you'd like to change the order"),
});
export type OrderEditBody = InferType<typeof orderEditBody>;

/** PATCH /order/acceptrejectordereditrequest/{id}: `version` is the version that was shown. */
export const orderEditAnswerBody = object({
  accepted: boolean().required("accepted is required"),
  version: number().integer().min(1).max(32_767).required("version is required"),
  reason: text()
    .max(COMMENT_MAX)
    .default("")
    .when("accepted", { is: false, then: (reason) => reason.required("Please give a reason") }),
});
export type OrderEditAnswerBody = InferType<typeof orderEditAnswerBody>;
