export type NavEntry = { label: string; href: string; menu?: "categories"; newTab?: boolean };

/** Main navigation (spec customer §2, Header). Guests who plan are sent to sign in first, and then there. */
export const MAIN_NAV: readonly NavEntry[] = [
  { label: "Vendors", href: "/vendor", menu: "categories" },
  { label: "Plan a Wedding", href: "/user/dashboard/my-wedding" },
  { label: "Guest List", href: "/guest-list" },
  { label: "Voucher", href: "/evoucher" },
];

/** The blog's parts; a server without a blog (BLOG_ORIGIN) shows none. They stand before the last entry. */
export function mainNav(blogOrigin: string | null): NavEntry[] {
  if (blogOrigin === null) return [...MAIN_NAV];
  return MAIN_NAV.toSpliced(
    -1,
    0,
    { label: "Inspiration", href: `${blogOrigin}/inspiration`, newTab: true },
    { label: "Helpful Tips", href: `${blogOrigin}/helpful-tips`, newTab: true },
  );
}
