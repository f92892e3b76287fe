import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { AccountRole } from "@/contracts/identity/auth";
import type { Text } from "@/lib/words/texts";

/** `only` hides the link from everybody else; the page's root element has the signed-in role (SignedInMark). */
export type FooterLink = { label: Text; href: string; newTab?: boolean; only?: "guest" | AccountRole };

const category = (slug: MasterCategorySlug) => `/vendor?category=${slug}#result`;

/** Only existing pages: add a page's link together with the page. */
export const FOOTER_GROUPS: readonly { heading: Text; links: readonly FooterLink[] }[] = [
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
      { label: "Guest List", href: "/guest-list" },
      { label: "Real weddings", href: "/stories" },
      { label: "Inspiration", href: "/inspiration" },
      { label: "Helpful Tips", href: "/helpful-tips" },
      { label: "Voucher", href: "/evoucher" },
      { label: "Check a voucher", href: "/evoucher/balance" },
      { label: "Login", href: "/login", only: "guest" },
      { label: "Join Us", href: "/register", only: "guest" },
      { label: "My Wedding", href: "/user/dashboard/my-wedding", only: "customer" },
    ],
  },
  {
    heading: "Vendors",
    links: [
      { label: "Become a Vendor", href: "/vendor/register", only: "guest" },
      { label: "Vendor Login", href: "/vendor/login", only: "guest" },
      { label: "Dashboard", href: "/vendor/dashboard", only: "vendor" },
      { label: "The vendors’ course", href: "/course/vendors-operation", newTab: true },
      { label: "Vendor Terms", href: "/vendor-terms" },
    ],
  },
  {
    heading: "Sayang",
    links: [
      { label: "Our Story", href: "/our-story" },
      { label: "Contact Us", href: "/contact-us" },
      { label: "Terms and Conditions", href: "/terms-and-condition" },
      { label: "Privacy Policy", href: "/privacy" },
      { label: "Community Guidelines", href: "/community-guidelines" },
    ],
  },
];
