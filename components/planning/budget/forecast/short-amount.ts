import { formatMoneyShort, toCents } from "@/lib/money";

/** Returns an amount in dollars to the dollar: a forecast is no bill. */
export const shortAmount = (dollars: number): string => formatMoneyShort(toCents(Math.round(dollars)));
