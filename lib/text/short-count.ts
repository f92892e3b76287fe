/** Returns a count as a badge shows it, up to 99 and then "99+". */
export function shortCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}
