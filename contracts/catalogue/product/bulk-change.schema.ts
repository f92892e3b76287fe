import { array, boolean, type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";
import { BULK_CHANGE_LIMITS, ROUNDINGS } from "./bulk-change";
import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from "./own-product";
import { ownProductsQuery } from "./own-product.schema";

/** GET /vendor-product/bulk-change: the newest first. */
export const bulkChangesQuery = pageQuery.pick(["page", "limit"]);
export type BulkChangesQuery = InferType<typeof bulkChangesQuery>;

/** POST /vendor-product/prices: changes the prices of `ids`, or of all products that match `filter`. */
export const priceChangeBody = object({
  /** Returns the new prices without saving them. */
  preview: boolean().typeError("preview must be true or false").default(false),
  ids: array(uuid().required().defined()).max(
    PRODUCT_LIMITS.selected,
    `Select at most ${PRODUCT_LIMITS.selected} items`,
  ),
  filter: ownProductsQuery.pick(["searchBy", "status", "family"]).default(undefined),
  by: string<"percent" | "sum">()
    .oneOf(["percent", "sum"], "by must be percent or sum")
    .required("by is required"),
  /** In percent or dollars; negative to lower prices. */
  value: number()
    .typeError("Enter a number, such as 5 or -5")
    .required("Enter a number, such as 5 or -5")
    .notOneOf([0], "Enter a number other than 0")
    .min(-PRODUCT_LIMITS.price)
    .max(PRODUCT_LIMITS.price)
    .when("by", {
      is: "percent",
      then: (value) =>
        value
          .moreThan(-100, "Prices can’t fall by 100% or more")
          .max(BULK_CHANGE_LIMITS.percent, `Prices can rise by at most ${BULK_CHANGE_LIMITS.percent}%`),
    }),
  /** New prices are rounded to a multiple of this many dollars; 0 for cents. */
  roundTo: number().oneOf(ROUNDINGS, "Choose how new prices are rounded").default(0),
}).test("which", PRODUCT_MESSAGES.nothingSelected, ({ ids, filter }) => Boolean(ids?.length || filter));
export type PriceChangeBody = InferType<typeof priceChangeBody>;
