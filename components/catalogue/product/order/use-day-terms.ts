import { useEffect, useState } from "react";
import { isIsoDate } from "@/lib/dates";
import type { OrderTerms } from "./order-terms";

type TermsOn = (terms: OrderTerms, date: string) => OrderTerms;

/** Returns the terms of a day, once what days cost is loaded. */
export async function dayTerms(terms: OrderTerms, date: string): Promise<OrderTerms> {
  if (terms.prices === null || !isIsoDate(date)) return terms;
  return (await import("./day-terms")).termsOn(terms, date);
}

/**
 * Returns the terms of the chosen day. What days cost is loaded for products that have prices by day alone; until then
 * `known` gives the terms of the day in the address.
 */
export function useDayTerms(
  terms: OrderTerms,
  date: string,
  known: { date: string; terms: OrderTerms },
): OrderTerms {
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
  if (wanted && termsOn) return termsOn(terms, date);
  return date === known.date ? known.terms : terms;
}
