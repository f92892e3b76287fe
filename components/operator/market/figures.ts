import type { MarketFigures } from "@/contracts/operator/market";
import { formatMoney, toCents } from "@/lib/money";

type Figure = { field: keyof MarketFigures; label: string };

export const FIGURES: readonly Figure[] = [
  { field: "searches", label: "Searches" },
  { field: "visits", label: "Visits to vendors" },
  { field: "enquiries", label: "Enquiries" },
  { field: "offers", label: "Offers" },
  { field: "orders", label: "Orders" },
  { field: "orderValue", label: "Order value" },
  { field: "paid", label: "Paid" },
  { field: "refunded", label: "Refunded" },
];

const MONEY: readonly (keyof MarketFigures)[] = ["orderValue", "paid", "refunded"];

/** Formats a figure: money in dollars and cents, counts with separators. */
export function figureWords(field: keyof MarketFigures, value: number): string {
  return MONEY.includes(field) ? formatMoney(toCents(value)) : value.toLocaleString("en-SG");
}
