import { type InferType, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { SALE_STATES, type SaleState } from "./payout";

const month = () =>
  string().matches(/^20\d{2}-(0[1-9]|1[0-2])$/, {
    message: "month must look like 2026-11",
    excludeEmptyString: true,
  });

/** GET /payout-vendor/sales: latest first. `searchBy` finds an order number or the couple's name. */
export const payoutSalesQuery = pageQuery.shape({ state: string<SaleState>().oneOf(SALE_STATES) });
export type PayoutSalesQuery = InferType<typeof payoutSalesQuery>;

export const statementQuery = object({ month: month().required("month is required") });
export type StatementQuery = InferType<typeof statementQuery>;

/** `code` and `state` as the processor gave them to the vendor's browser. */
export const authorizeQuery = object({
  code: text().max(500).required("code is required"),
  state: text().max(200).required("state is required"),
});
export type AuthorizeQuery = InferType<typeof authorizeQuery>;
