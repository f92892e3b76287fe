/** Languages of the public pages, for `hreflang`. The first is the default. */
export const LANGUAGES = [{ tag: "en-SG", prefix: "" }] as const;

/** Returns a page's path in every language by tag, for `<link rel="alternate" hreflang>` and the sitemap. */
export function inEveryLanguage(path: string): Record<string, string> {
  const [main] = LANGUAGES;
  const each = LANGUAGES.map(({ tag, prefix }) => [tag, `${prefix}${path}`] as const);
  return Object.fromEntries([...each, ["x-default", `${main.prefix}${path}`]]);
}

/** Public pages that exist once, for the sitemap. */
export const SITE_PAGES = [
  "/",
  "/vendor",
  "/evoucher",
  "/evoucher/balance",
  "/guest-list",
  "/our-story",
  "/contact-us",
  "/how-search-works",
  "/inspiration",
  "/inspiration/gatecrash-and-tea",
  "/inspiration/nikah-and-sanding",
  "/inspiration/sangeet-to-mandap",
  "/inspiration/small-garden-solemnisation",
  "/helpful-tips",
  "/helpful-tips/twelve-month-plan",
  "/helpful-tips/counting-tables",
  "/helpful-tips/what-plus-plus-costs",
  "/helpful-tips/questions-before-you-book",
  "/course/vendors-operation",
  "/vendor/register",
  "/register",
  "/terms-and-condition",
  "/privacy",
  "/community-guidelines",
  "/vendor-terms",
] as const;

/** Article lists that a configured blog replaces: our own URLs then redirect there. */
export const BLOG_PAGES: readonly string[] = ["/inspiration", "/helpful-tips"];

/** Areas kept out of search engines. */
export const PRIVATE_AREAS = [
  "/user/",
  "/cart",
  "/vendor/dashboard",
  "/api/",
  "/calendar/",
  "/rsvp/",
  "/w/",
  "/dev/",
] as const;
