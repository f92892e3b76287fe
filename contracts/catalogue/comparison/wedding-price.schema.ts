import { array, type InferType, object } from "yup";
import { uuid } from "@/contracts/fields.schema";
import { comparisonQuery } from "./comparison.schema";
import { MAX_PRICED } from "./wedding-price";

/** `?vendors=id,id` */
const ids = (what: string) =>
  array(uuid().required())
    .transform((value: unknown) =>
      typeof value === "string" ? [...new Set(value.split(",").filter((part) => part !== ""))] : value,
    )
    .max(MAX_PRICED, `Ask for at most ${MAX_PRICED} ${what} at once`)
    .default(() => []);

export const weddingPricesQuery = object({
  vendors: ids("vendors"),
  products: ids("products"),
}).concat(comparisonQuery.pick(["tables", "date", "meal"]));
export type WeddingPricesQuery = InferType<typeof weddingPricesQuery>;
