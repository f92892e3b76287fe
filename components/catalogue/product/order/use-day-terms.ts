import { useEffect, useState } from "react";
import { isIsoDate } from "@/lib/dates";
import type { OrderTerms } from "./order-terms";

type TermsOn = (terms: OrderTerms, date: string) => OrderTerms;

/** Returns the terms for a day, after loading the code for prices by day. */
export async function dayTerms(terms: OrderTerms, date: string): Promise<OrderTerms> {
  if (terms.prices === null || !isIsoDate(date)) return terms;
  return (await import("./day-terms")).termsOn(terms, date);
}

/**
 * Returns the terms for the chosen day. The code for prices by day is only loaded for products that have any; until
 * then `known` gives the terms for the day in the address.
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
