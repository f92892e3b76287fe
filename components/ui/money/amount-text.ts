/** Returns the text's digits, with at most one point and two decimals, as typed in a field for an amount. */
export function amountTyped(text: string): string {
  const kept = text.replace(/[^\d.]/g, "");
  const [whole = "", ...rest] = kept.split(".");
  const digits = whole.replace(/^0+(?=\d)/, "");
  return kept.includes(".") ? `${digits || "0"}.${rest.join("").slice(0, 2)}` : digits;
}

/** Returns a typed amount with thousands separators. */
export function amountShown(typed: string): string {
  const [whole = "", cents] = typed.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return cents === undefined || cents === "" ? grouped : `${grouped}.${cents}`;
}
