import { type InferType, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { SALE_STATES, type SaleState } from "./payout";
import { TAX_MONTHS_MAX } from "./tax";

const month = (name: string) =>
  string().matches(/^20\d{2}-(0[1-9]|1[0-2])$/, {
    message: `${name} must look like 2026-11`,
    excludeEmptyString: true,
  });

/** GET /payout-vendor/sales: latest first. `searchBy` finds an order number or the couple's name. */
export const payoutSalesQuery = pageQuery.shape({ state: string<SaleState>().oneOf(SALE_STATES) });
export type PayoutSalesQuery = InferType<typeof payoutSalesQuery>;

export const statementQuery = object({ month: month("month").required("month is required") });
export type StatementQuery = InferType<typeof statementQuery>;

const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));

/** GET /payout-vendor/tax: the first and last month, both included; the last defaults to the first. */
export const taxQuery = object({
  from: month("from").required("from is required"),
  to: month("to").test("to-after-from", function isLater(to) {
    const from: unknown = (this.parent as { from?: unknown }).from;
    if (!to || typeof from !== "string") return true;
    const months = monthNumber(to) - monthNumber(from) + 1;
    if (months < 1) return this.createError({ message: "to must not be before from" });
    return (
      months <= TAX_MONTHS_MAX || this.createError({ message: `Choose ${TAX_MONTHS_MAX} months or fewer` })
    );
  }),
});
export type TaxQuery = InferType<typeof taxQuery>;

/** `code` and `state` as the processor passed them to the vendor's browser. */
export const authorizeQuery = object({
  code: text().max(500).required("code is required"),
  state: text().max(200).required("state is required"),
});
export type AuthorizeQuery = InferType<typeof authorizeQuery>;
