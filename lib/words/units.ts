import { td, tn } from "./t";

/** Returns a number of tables or guests that the server wrote in English: `30 tables`. */
export function unitsIn(units: string): string {
  const [, number = "", noun] = /^([\d,]+) (table|guest)s?$/.exec(units) ?? [];
  const n = Number(number.replaceAll(",", ""));
  if (noun === "table") return tn(n, "{n} table", "{n} tables");
  return noun === "guest" ? tn(n, "{n} guest", "{n} guests") : td(units);
}
