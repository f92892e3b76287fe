import { type InferType, number, object, string } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import {
  SAVED_KINDS,
  type SavedKind,
  SHORTLIST_SORTS,
  WISHLIST_SORTS,
  WISHLIST_TYPE,
  type WishlistType,
} from "./wishlist";

const sortsOf = (type: unknown): readonly string[] =>
  type === WISHLIST_TYPE.products ? WISHLIST_SORTS : SHORTLIST_SORTS;

/** GET /wishlist. */
export const wishlistQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(100).default(100),
  searchBy: text().max(200).default(""),
  type: number<WishlistType>().oneOf([1, 2]).default(WISHLIST_TYPE.vendors),
  sortBy: text()
    .max(40)
    .default("latest")
    .test("sort", (value, context) => {
      const sorts = sortsOf((context.parent as { type?: unknown }).type);
      return (
        sorts.includes(value) || context.createError({ message: `sortBy must be one of ${sorts.join(", ")}` })
      );
    }),
});
export type WishlistQuery = InferType<typeof wishlistQuery>;

/** POST /wishlist: one of the two. */
export const saveBody = object({ productId: uuid(), vendorId: uuid() }).test((body, context) => {
  if ((body.productId === undefined) !== (body.vendorId === undefined)) return true;
  const message =
    body.productId === undefined
      ? "productId or vendorId is required"
      : "Send productId or vendorId, not both";
  return context.createError({ path: "productId", message });
});
export type SaveBody = InferType<typeof saveBody>;

/** DELETE /wishlist/{id}, spelt as in the API contract. Without it, the id is a product's. */
export const unsaveQuery = object({
  wishtListType: string<SavedKind>().oneOf(SAVED_KINDS).default("product"),
});
