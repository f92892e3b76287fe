const MONTHS = 24;

/** Returns the current month and those before it, as `YYYY-MM`. */
export function recentMonths(current: string): string[] {
  const [year = 0, month = 0] = current.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}

/** Returns, for example, `November 2026`. */
export function nameOfMonth(month: string): string {
  return new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
