/** Pages and feeds that open to anyone who has their address. */
const PRIVATE_LINKS = /^\/+(rsvp|w|check-in|seating|run-sheet|calendar)\/.*/is;

/** Returns the path of `url` for the log: without its query, which may hold a mailed token, and without a private link's secret. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  // Pages are found by the decoded path, so that an escaped prefix leads to them as well.
  return decoded(path).replace(PRIVATE_LINKS, "/$1/[link]");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
