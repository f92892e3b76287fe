/** Removes values from the address bar, and so from the history and the referrer. */
export function takeFromAddress(...names: string[]): void {
  const url = new URL(window.location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(null, "", url);
}
