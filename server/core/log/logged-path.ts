/** Pages and feeds that anyone with the address can open. */
const PRIVATE_LINKS = /^\/+(rsvp|w|check-in|seating|run-sheet|calendar)\/.*/is;

/**
 * Returns the path of `url` for the log: without the query, which may contain a mailed token, and without a private
 * link's secret.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  // Pages are matched by the decoded path, so an escaped prefix also leads to them.
  return decoded(path).replace(PRIVATE_LINKS, "/$1/[link]");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
