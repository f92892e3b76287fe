import type { OrderSummary } from "@/contracts/sale/order/order";
import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import { formatWeekday } from "@/lib/dates";

type Asked = Pick<OrderSummary, "state" | "answerBy"> & { vendor: { vendorName: string } };

/**
 * Returns who answers by when: `Hotel Seri Melur answers by Sunday 29 November`, with the latest day for several, or ""
 * when no answer is awaited.
 */
export function answersBy(orders: readonly Asked[]): string {
  const asked = orders.filter(({ state }) => state === "awaiting_approval");
  const [first, ...others] = asked;
  if (!first) return "";
  const who = others.length === 0 ? `${first.vendor.vendorName} answers` : "Your vendors answer";
  const last = asked
    .flatMap(({ answerBy }) => answerBy ?? [])
    .toSorted()
    .at(-1);
  return last ? `${who} by ${formatWeekday(last)}` : `${who} within ${ANSWER_HOURS} hours`;
}
