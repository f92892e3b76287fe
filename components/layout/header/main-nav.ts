import { BLOG_PAGES } from "@/lib/page/site-pages";
import type { Text } from "@/lib/words/texts";

export type NavEntry = {
  label: string;
  href: string;
  /** Where it leads for a signed-in couple. */
  customerHref?: string;
  menu?: "categories";
  newTab?: boolean;
};

/** Main navigation. Guests see what the planner offers; couples open their own. */
export const MAIN_NAV: readonly (NavEntry & { label: Text })[] = [
  { label: "Vendors", href: "/vendor", menu: "categories" },
  { label: "Plan a Wedding", href: "/wedding-planner", customerHref: "/user/dashboard/my-wedding" },
  { label: "Guest List", href: "/guest-list" },
  { label: "Inspiration", href: "/inspiration" },
  { label: "Helpful Tips", href: "/helpful-tips" },
  { label: "Voucher", href: "/evoucher" },
];

/**
 * Returns the navigation, with the blog's pages replacing the built-in ones where a blog is configured (BLOG_ORIGIN).
 */
export function mainNav(blogOrigin: string | null): readonly NavEntry[] {
  if (blogOrigin === null) return MAIN_NAV;
  return MAIN_NAV.map((entry) =>
    BLOG_PAGES.includes(entry.href) ? { ...entry, href: blogOrigin + entry.href, newTab: true } : entry,
  );
}
