import { useEffect, useState } from "react";
import type { Meal } from "@/contracts/catalogue/price/meal";
import { isIsoDate } from "@/lib/dates";
import { chosenMeal, type OrderTerms, type OrderValues } from "./order-terms";

type TermsOn = (terms: OrderTerms, date: string, meal: Meal | null) => OrderTerms;

/** Returns the terms for the chosen day and meal, after loading the code for prices by day. */
export async function dayTerms(terms: OrderTerms, values: OrderValues): Promise<OrderTerms> {
  if (terms.prices === null || !isIsoDate(values.eventDate)) return terms;
  return (await import("./day-terms")).termsOn(terms, values.eventDate, chosenMeal(terms, values));
}

/**
 * Returns the terms for the chosen day and meal. The code for prices by day is loaded only for products that have any;
 * until then `known` gives the terms for the day in the address.
 */
export function useDayTerms(
  terms: OrderTerms,
  values: OrderValues,
  known: { date: string; terms: OrderTerms },
): OrderTerms {
  const { eventDate: date } = values;
  const [termsOn, setTermsOn] = useState<TermsOn | null>(null);
  const wanted = terms.prices !== null && isIsoDate(date);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    void import("./day-terms").then((module) => gone || setTermsOn(() => module.termsOn));
    return () => {
      gone = true;
    };
  }, [wanted]);
  if (wanted && termsOn) return termsOn(terms, date, chosenMeal(terms, values));
  return date === known.date ? known.terms : terms;
}
