/** Takes a value out of the address bar, and so out of the history and of what is sent on as a referrer. */
export function takeFromAddress(...names: string[]): void {
  const url = new URL(window.location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(null, "", url);
}
