import type { StoredSession } from "@/store/storage/stored-session";
import { tn } from "@/lib/words/t";

export type AccountLink = { label: string; href: string; newTab?: boolean };
export type AccountLinkGroup = { heading: string | null; links: AccountLink[] };
export type AccountIcon = AccountLink & {
  icon: "bag" | "bell" | "heart" | "list" | "route";
  /** The session's figure that the badge shows, and its unit. */
  counts?: { of: "cartCount" | "shortlistCount" | "wishlistCount"; one: string; many: string };
  /** Shows the number of unread notices, which only the API knows. */
  unread?: "notices";
  /** Action of a plain click, instead of following the link (app/lazy-actions.tsx). */
  lazy?: "shortlist";
  /** Omitted from a phone's header for lack of space; the menu has it. */
  wideOnly?: boolean;
};

/** Header links by role. A page's entry is added together with the page. */
export const GUEST_LINKS: AccountLink[] = [
  { label: "Login", href: "/login" },
  { label: "Join Us", href: "/register" },
  { label: "Vendor Login", href: "/vendor/login" },
  { label: "Become a Vendor", href: "/vendor/register" },
  { label: "Contact Us", href: "/contact-us" },
];

export type AccountCounts = Pick<StoredSession, "cartCount" | "shortlistCount" | "wishlistCount">;
export const NO_COUNTS: AccountCounts = { cartCount: 0, shortlistCount: 0, wishlistCount: 0 };

const CART_COUNTS = { of: "cartCount", one: "item", many: "items" } as const;

/** Shown once a guest's cart is not empty. */
export const GUEST_CART_ICON: AccountIcon = {
  label: "Cart",
  href: "/cart",
  icon: "bag",
  counts: CART_COUNTS,
};

/** Next to the couple's greeting, from left to right. */
const CUSTOMER_ICONS: AccountIcon[] = [
  { label: "Notices", href: "/user/dashboard/notices", icon: "bell", unread: "notices" },
  {
    label: "Shortlist",
    href: "/user/wishlist?tab=shortlist",
    icon: "list",
    counts: { of: "shortlistCount", one: "vendor", many: "vendors" },
    lazy: "shortlist",
    wideOnly: true,
  },
  {
    label: "Wishlist",
    href: "/user/wishlist",
    icon: "heart",
    counts: { of: "wishlistCount", one: "item", many: "items" },
    wideOnly: true,
  },
  {
    label: "Cart",
    href: "/user/cart-summary",
    icon: "bag",
    counts: CART_COUNTS,
  },
];

const CUSTOMER_GROUPS: AccountLinkGroup[] = [
  { heading: null, links: [{ label: "My Workspace", href: "/user/dashboard/my-wedding" }] },
  {
    heading: "Your Account",
    links: [
      { label: "Profile", href: "/user/profile" },
      { label: "Order History", href: "/user/manage-orders" },
      { label: "Payment History", href: "/user/payment-history" },
      { label: "Vouchers and Credit", href: "/user/vouchers" },
    ],
  },
  {
    heading: "Your Wedding",
    links: [
      { label: "Wedding Details", href: "/user/wedding-details" },
      { label: "Wedding Planner", href: "/user/dashboard/my-wedding" },
    ],
  },
];

/** Next to the vendor's greeting. */
export const VENDOR_ICONS: AccountIcon[] = [
  { label: "Notices", href: "/vendor/dashboard/notices", icon: "bell", unread: "notices" },
  { label: "Take the tour", href: "/vendor/dashboard?tour=start", icon: "route" },
];

const VENDOR_GROUPS: AccountLinkGroup[] = [
  {
    heading: null,
    links: [
      { label: "Dashboard", href: "/vendor/dashboard" },
      { label: "Profile", href: "/vendor/dashboard/settings/seller-info" },
    ],
  },
];

const OPERATOR_GROUPS: AccountLinkGroup[] = [
  { heading: null, links: [{ label: "Operator console", href: "/operator" }] },
];

export const LINKS_BY_ROLE: Readonly<
  Record<StoredSession["role"], { icons: AccountIcon[]; groups: AccountLinkGroup[] }>
> = {
  customer: { icons: CUSTOMER_ICONS, groups: CUSTOMER_GROUPS },
  vendor: { icons: VENDOR_ICONS, groups: VENDOR_GROUPS },
  operator: { icons: [], groups: OPERATOR_GROUPS },
};

/** Returns the figure of an entry's badge and its text for screen readers. */
export function countOf(
  session: AccountCounts,
  { counts }: AccountIcon,
): { count: number; said: string } | null {
  if (!counts) return null;
  const count = session[counts.of];
  return {
    count,
    said:
      counts.many === "items" ? tn(count, "{n} item", "{n} items") : tn(count, "{n} vendor", "{n} vendors"),
  };
}
