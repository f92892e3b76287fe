const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns `2026-09` as `September 2026`. */
export const monthWords = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));
