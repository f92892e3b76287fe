export type NavEntry = { label: string; href: string; menu?: "categories" };

/** Main navigation (spec customer §2, Header); a page's entry comes with the page. */
export const MAIN_NAV: readonly NavEntry[] = [{ label: "Vendors", href: "/vendor", menu: "categories" }];
