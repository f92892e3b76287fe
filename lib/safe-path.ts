const ANYWHERE = "http://origin.invalid";

/** Returns `value` when it is a path of this site, else null, so that a link cannot redirect visitors elsewhere. */
export function safePath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  try {
    // Parsed as a browser parses it: `//host` and `/\host` are other sites, control characters vanish.
    const url = new URL(value, ANYWHERE);
    if (url.origin !== ANYWHERE) return null;
    const path = url.pathname + url.search + url.hash;
    return path.startsWith("//") ? null : path;
  } catch {
    return null;
  }
}
