import { formatMoneyShort, toCents } from "@/lib/money";

/** Formats an amount in whole dollars, because a forecast isn't exact. */
export const shortAmount = (dollars: number): string => formatMoneyShort(toCents(Math.round(dollars)));
