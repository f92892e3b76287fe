import type { OrderDay } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";

/** Says how full an order's day is without it: “2 of 3 taken on 12 Jun 2027, 1 of them a request”. */
export function dayLine({ date, capacity, taken, requests, off }: OrderDay): string {
  const on = formatDate(date);
  const others = requests > 0 ? `, ${requests} of them ${requests === 1 ? "a request" : "requests"}` : "";
  const blocked = off ? ", a day you blocked" : "";
  if (taken === 0) return off ? `You blocked ${on}` : `${on} is free`;
  return `${taken} of ${capacity} taken on ${on}${others}${blocked}`;
}
