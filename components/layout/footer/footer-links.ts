import type { MasterCategorySlug } from "@/contracts/category";

type FooterLink = { label: string; href: string };

const category = (slug: MasterCategorySlug) => `/vendor?category=${slug}#result`;

/** Links of pages that exist; a page's link comes with the page. */
export const FOOTER_GROUPS: readonly { heading: string; links: readonly FooterLink[] }[] = [
  {
    heading: "Plan the big things",
    links: [
      { label: "Banquets and venues", href: category("venues") },
      { label: "Gowns and suits", href: category("bridal-wear") },
      { label: "Photography and film", href: category("photography") },
      { label: "Traditional customs", href: category("traditional-customs") },
    ],
  },
  {
    heading: "Couples",
    links: [
      { label: "Find vendors", href: "/vendor" },
      { label: "Login", href: "/login" },
      { label: "Join Us", href: "/register" },
    ],
  },
  {
    heading: "Vendors",
    links: [
      { label: "Vendor Login", href: "/vendor/login" },
      { label: "Become a Vendor", href: "/vendor/register" },
    ],
  },
];
