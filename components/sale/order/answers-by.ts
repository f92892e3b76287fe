import type { OrderSummary } from "@/contracts/sale/order/order";
import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import { formatWeekday } from "@/lib/dates";
import { t } from "@/lib/words/t";

type Asked = Pick<OrderSummary, "state" | "answerBy"> & { vendor: { vendorName: string } };

/**
 * Returns who answers by when: `Hotel Seri Melur answers by Sunday 29 November`, with the latest day for several, or ""
 * when no answer is awaited.
 */
export function answersBy(orders: readonly Asked[]): string {
  const asked = orders.filter(({ state }) => state === "awaiting_approval");
  const [first, ...others] = asked;
  if (!first) return "";
  const last = asked
    .flatMap(({ answerBy }) => answerBy ?? [])
    .toSorted()
    .at(-1);
  const day = last && formatWeekday(last);
  const name = first.vendor.vendorName;
  if (others.length > 0)
    return day
      ? t("Your vendors answer by {day}", { day })
      : t("Your vendors answer within {n} hours", { n: ANSWER_HOURS });
  return day
    ? t("{name} answers by {day}", { name, day })
    : t("{name} answers within {n} hours", { name, n: ANSWER_HOURS });
}
