import { DRAWINGS } from "./menu-drawings";
import { PREVIEW_HREF, SETTINGS_PAGES } from "@/components/catalogue/vendor/profile/form/settings-pages";

export type VendorMenuEntry = {
  label: string;
  href: string;
  /** A path on a canvas of 24 × 24. */
  drawing: string;
  /** Shows the number of orders awaiting approval, or of conversations with unread messages. */
  counts?: "awaiting-approval" | "unread-rooms";
  /** The entry covers several pages, which link to each other. */
  pages?: readonly string[];
  /** Grouped under this heading where headings are shown. */
  group?: "Settings" | "Sales Campaign";
};

/** Every role has its own dashboard. */
export const VENDOR_HOME = "/vendor/dashboard";

/** Vendor menu. A page's entry is added together with the page. */
export const VENDOR_MENU: readonly VendorMenuEntry[] = [
  { label: "Dashboard", href: "/vendor/dashboard", drawing: DRAWINGS.dashboard },
  {
    label: "Message",
    href: "/vendor/dashboard/messages",
    drawing: DRAWINGS.chatBubbleOutline,
    counts: "unread-rooms",
  },
  { label: "Enquiries", href: "/vendor/dashboard/enquiries", drawing: DRAWINGS.forum },
  { label: "Orders", href: "/vendor/dashboard/orders", drawing: DRAWINGS.receiptLong },
  {
    label: "Approvals",
    href: "/vendor/dashboard/orders/approve",
    drawing: DRAWINGS.factCheck,
    counts: "awaiting-approval",
  },
  { label: "Products", href: "/vendor/dashboard/product", drawing: DRAWINGS.inventory2 },
  { label: "Payments", href: "/vendor/dashboard/payment", drawing: DRAWINGS.payments },
  { label: "Customers", href: "/vendor/dashboard/customer/add", drawing: DRAWINGS.people },
  { label: "Calendar", href: "/vendor/dashboard/calendar", drawing: DRAWINGS.calendarMonth },
  { label: "Appointments", href: "/vendor/dashboard/appointments", drawing: DRAWINGS.event },
  { label: "Reviews", href: "/vendor/dashboard/reviews", drawing: DRAWINGS.starOutline },
  { label: "Support", href: "/vendor/dashboard/support", drawing: DRAWINGS.helpOutline },
  {
    label: "Vendor Onboarding",
    href: "/vendor/dashboard/settings/onboarding",
    drawing: DRAWINGS.checklist,
    group: "Settings",
  },
  {
    label: "Vendor Profile",
    href: "/vendor/dashboard/settings/seller-info",
    drawing: DRAWINGS.storefront,
    group: "Settings",
    pages: [...SETTINGS_PAGES.map(({ href }) => href), PREVIEW_HREF],
  },
  {
    label: "Discount",
    href: "/vendor/dashboard/settings/discount",
    drawing: DRAWINGS.percent,
    group: "Sales Campaign",
  },
  {
    label: "Voucher",
    href: "/vendor/dashboard/settings/voucher",
    drawing: DRAWINGS.cardGiftcard,
    group: "Sales Campaign",
  },
];

/** Returns the menu entry of a page: the one with the longest matching path prefix. */
export function currentEntry(pathname: string): VendorMenuEntry | undefined {
  const among = VENDOR_MENU.find(({ pages }) => pages?.includes(pathname));
  if (among) return among;
  return VENDOR_MENU.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).toSorted(
    (a, b) => b.href.length - a.href.length,
  )[0];
}
