/** Languages that the public pages are written in, for `hreflang`; the first is the one for everybody else. */
export const LANGUAGES = [{ tag: "en-SG", prefix: "" }] as const;

/** The addresses of a page in every language, by tag: for `<link rel="alternate" hreflang>` and the sitemap. */
export function inEveryLanguage(path: string): Record<string, string> {
  const [main] = LANGUAGES;
  const each = LANGUAGES.map(({ tag, prefix }) => [tag, `${prefix}${path}`] as const);
  return Object.fromEntries([...each, ["x-default", `${main.prefix}${path}`]]);
}

/** Public pages of which there is one, for the sitemap. */
export const SITE_PAGES = [
  "/",
  "/vendor",
  "/evoucher",
  "/guest-list",
  "/our-story",
  "/contact-us",
  "/how-search-works",
  "/course/vendors-operation",
  "/vendor/register",
  "/register",
  "/terms-and-condition",
  "/privacy",
  "/community-guidelines",
  "/vendor-terms",
] as const;

/** Areas that are nobody's business but their owner's: kept out of search engines. */
export const PRIVATE_AREAS = ["/user/", "/vendor/dashboard", "/api/", "/dev/"] as const;
