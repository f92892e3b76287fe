const ANYWHERE = "http://origin.invalid";

/** `value` when it is a path of this site, else null: what a link says must not lead a visitor to another one. */
export function safePath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  try {
    // The parser reads it as a browser would: `//host` and `/\host` are other sites, control characters vanish.
    const url = new URL(value, ANYWHERE);
    if (url.origin !== ANYWHERE) return null;
    const path = url.pathname + url.search + url.hash;
    return path.startsWith("//") ? null : path;
  } catch {
    return null;
  }
}
