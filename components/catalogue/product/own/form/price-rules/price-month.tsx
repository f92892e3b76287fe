import { useState } from "react";
import { lastMonth } from "@/components/catalogue/vendor/availability/months";
import { Button } from "@/components/ui/action/button";
import { dayPrice } from "@/contracts/catalogue/price/day-price";
import { usualMeal } from "@/contracts/catalogue/price/meal";
import { dayInWords, MONTH_WORDS } from "@/contracts/catalogue/price/price-rule";
import { addDays, monthAfter, todayInSingapore, weekdayOf } from "@/lib/dates";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { WEEK, WEEKDAY_NAMES } from "@/lib/weekdays";
import { attributesOf, gstTypeOf, type ProductValues } from "../draft/product-values";
import styles from "./price-rules.module.css";
import { storedRuleOf } from "../draft/typed-rules";

/** The price of each day in a month under the rules as typed. */
export default function PriceMonth({ values }: { values: ProductValues }) {
  const today = todayInSingapore().slice(0, 7);
  const [months, setMonths] = useState([today]);
  const month = months.at(-1) ?? today;
  const price = Number(values.price);
  if (!(price > 0)) return <p className={styles.hint}>Enter your price above to see what each day costs.</p>;
  const prices = {
    priceCents: toCents(price),
    meal: usualMeal(attributesOf(values.attributes)),
    rules: values.priceRules.flatMap((rule) => storedRuleOf(rule) ?? []),
  };
  const sold = { gstType: gstTypeOf(values.gstType), plusPlus: values.plusPlus };
  return (
    <section aria-label="What couples pay by day">
      <div className={styles.head}>
        <Button
          variant="plain"
          size="sm"
          disabled={months.length === 1}
          onClick={() => setMonths(months.slice(0, -1))}
        >
          Earlier
        </Button>
        <strong aria-live="polite">{nameOf(month)}</strong>
        <Button
          variant="plain"
          size="sm"
          disabled={month >= lastMonth(todayInSingapore())}
          onClick={() => setMonths([...months, monthAfter(month)])}
        >
          Later
        </Button>
      </div>
      <ol className={styles.month} aria-label={`Prices in ${nameOf(month)}`}>
        {WEEK.map((day) => (
          <li key={day} className={styles.weekday} aria-hidden="true">
            {WEEKDAY_NAMES[day].slice(0, 3)}
          </li>
        ))}
        {daysOf(month).map((date, at) => {
          const { priceWithGST, reason } = dayPrice(prices, date, sold);
          const cents = toCents(priceWithGST);
          const usual = reason === "the usual price";
          return (
            <li
              key={date}
              className={styles.day}
              data-ruled={usual ? undefined : ""}
              style={at === 0 ? { gridColumnStart: ((weekdayOf(date) + 6) % 7) + 1 } : undefined}
              title={reason}
            >
              <span className="visually-hidden">
                {dayInWords(date)}: {formatMoney(cents)}, {reason}
              </span>
              <span aria-hidden="true">{Number(date.slice(8))}</span>
              <strong aria-hidden="true">{formatMoneyShort(Math.round(cents / 100) * 100)}</strong>
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>All-in, to the dollar. Marked days have a price of their own.</p>
    </section>
  );
}

function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) days.push(date);
  return days;
}

/** `June 2027` */
const nameOf = (month: string) => `${MONTH_WORDS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
