import { COMPARISON_PARAMS } from "@/contracts/catalogue/comparison/comparison";
import { SEARCH_PARAMS } from "@/contracts/catalogue/search/search";

type Policy = { path: RegExp; query: ReadonlySet<string> };

/**
 * Pages that are the same for everyone, with the query parameters that they read. The signed-in state shows only in the
 * browser, so the server's HTML never depends on it.
 */
const PUBLIC_PAGES: readonly Policy[] = [
  { path: /^\/(zh|ms|ta)?$/, query: new Set() },
  { path: /^\/how-search-works$/, query: new Set() },
  {
    path: /^\/(evoucher|evoucher\/balance|guest-list|our-story|terms?-and-condition|privacy|community-guidelines|vendor-terms|course\/vendors-operation)$/,
    query: new Set(),
  },
  { path: /^\/(inspiration|helpful-tips)(\/[\w-]+)?$/, query: new Set() },
  { path: /^\/stories$/, query: new Set(["page"]) },
  { path: /^\/stories\/[\w-]+$/, query: new Set() },
  // Its other parameters belong to one visitor.
  { path: /^\/contact-us$/, query: new Set(["faqindex"]) },
  { path: /^(\/(zh|ms|ta))?\/vendor$/, query: new Set<string>(SEARCH_PARAMS) },
  { path: /^\/vendor\/compare$/, query: new Set<string>(COMPARISON_PARAMS) },
  {
    path: /^(\/(zh|ms|ta))?\/vendor-detail\/[\w-]+$/,
    query: new Set(["reviews", "rating", "month", "date"]),
  },
  { path: /^\/vendor-detail\/[\w-]+\/terms\/\d+$/, query: new Set() },
  { path: /^(\/(zh|ms|ta))?\/vendor-detail\/[\w-]+\/[\w-]+$/, query: new Set(["month", "date"]) },
];

/**
 * Parameters added by advertisers, mail campaigns and referral links. Only the browser reads them
 * (lib/promo/referral.ts), from the URL, which keeps them.
 */
const TRACKING =
  /^(ref|utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|mc_cid|mc_eid|_hsenc|_hsmi|_ga|_gl)$/i;

/** The page that greets visitors with the influencer who sent them. */
const GREETING_PAGES = new Set(["/"]);

/** Returns the referral code in a URL whose page may greet with it, or null. */
export function greetingCode(url: URL): string | null {
  const code = GREETING_PAGES.has(url.pathname) ? url.searchParams.get("ref") : null;
  return code && code.length <= 40 ? code : null;
}

const MAX_QUERY = 200;

/**
 * Returns the key under which a page may be cached, or null. The key is the page's URL without tracking parameters and
 * with the others in a fixed order. Pages with an unknown parameter are not cached.
 */
export function pageKey(url: URL): string | null {
  const policy = PUBLIC_PAGES.find(({ path }) => path.test(url.pathname));
  if (!policy) return null;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
  if ([...query.keys()].some((name) => !policy.query.has(name))) return null;
  query.sort();
  const search = query.toString();
  if (search.length > MAX_QUERY) return null;
  return url.pathname + (search && `?${search}`);
}
