import { type InferType, number, object } from "yup";
import { MARKET_PERIODS } from "./market";

/** GET /operator/market and /operator/market/export.csv: the latest days, today included. */
export const marketQuery = object({
  days: number().oneOf(MARKET_PERIODS, "days must be one of 7, 30, 90, 365").default(30),
});
export type MarketQuery = InferType<typeof marketQuery>;
