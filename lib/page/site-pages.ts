import { LANGUAGES, languagesOf, pathIn } from "../language/languages";

/**
 * Returns the paths of an English page in all its languages, by language tag, for `<link rel="alternate" hreflang>` and
 * the sitemap.
 */
export function inEveryLanguage(path: string): Record<string, string> {
  const each = languagesOf(path).map(
    (language) => [LANGUAGES[language].tag, pathIn(language, path)] as const,
  );
  return Object.fromEntries([...each, ["x-default", path]]);
}

/** Public pages with a fixed path, for the sitemap. */
export const SITE_PAGES = [
  "/",
  "/zh",
  "/ms",
  "/ta",
  "/vendor",
  "/stories",
  "/evoucher",
  "/evoucher/balance",
  "/guest-list",
  "/wedding-planner",
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

/** Paths kept out of search engines. */
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
