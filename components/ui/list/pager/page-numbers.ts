/** Returns the pages to link to: first, last and those around the current one. Null marks a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b);
  return sorted.flatMap((number, at) => {
    const missing = number - (sorted[at - 1] ?? 0) - 1;
    // A gap of one page is as wide as its number.
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? [null, number] : [number];
  });
}
