import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import CardGiftcardOutlined from "@mui/icons-material/CardGiftcardOutlined";
import ChatBubbleOutlineOutlined from "@mui/icons-material/ChatBubbleOutlineOutlined";
import ChecklistOutlined from "@mui/icons-material/ChecklistOutlined";
import DashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import Inventory2Outlined from "@mui/icons-material/Inventory2Outlined";
import ForumOutlined from "@mui/icons-material/ForumOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import PeopleOutlined from "@mui/icons-material/PeopleOutlined";
import PaymentsOutlined from "@mui/icons-material/PaymentsOutlined";
import PercentOutlined from "@mui/icons-material/PercentOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import HelpOutlineOutlined from "@mui/icons-material/HelpOutlineOutlined";
import StarOutlineOutlined from "@mui/icons-material/StarOutlineOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import { PREVIEW_HREF, SETTINGS_PAGES } from "@/components/catalogue/vendor/profile/form/settings-pages";
import type SvgIcon from "@mui/material/SvgIcon";

export type VendorMenuEntry = {
  label: string;
  href: string;
  icon: typeof SvgIcon;
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
  { label: "Dashboard", href: "/vendor/dashboard", icon: DashboardOutlined },
  {
    label: "Message",
    href: "/vendor/dashboard/messages",
    icon: ChatBubbleOutlineOutlined,
    counts: "unread-rooms",
  },
  { label: "Enquiries", href: "/vendor/dashboard/enquiries", icon: ForumOutlined },
  { label: "Orders", href: "/vendor/dashboard/orders", icon: ReceiptLongOutlined },
  {
    label: "Approvals",
    href: "/vendor/dashboard/orders/approve",
    icon: FactCheckOutlined,
    counts: "awaiting-approval",
  },
  { label: "Products", href: "/vendor/dashboard/product", icon: Inventory2Outlined },
  { label: "Payments", href: "/vendor/dashboard/payment", icon: PaymentsOutlined },
  { label: "Customers", href: "/vendor/dashboard/customer/add", icon: PeopleOutlined },
  { label: "Calendar", href: "/vendor/dashboard/calendar", icon: CalendarMonthOutlined },
  { label: "Appointments", href: "/vendor/dashboard/appointments", icon: EventOutlined },
  { label: "Reviews", href: "/vendor/dashboard/reviews", icon: StarOutlineOutlined },
  { label: "Support", href: "/vendor/dashboard/support", icon: HelpOutlineOutlined },
  {
    label: "Vendor Onboarding",
    href: "/vendor/dashboard/settings/onboarding",
    icon: ChecklistOutlined,
    group: "Settings",
  },
  {
    label: "Vendor Profile",
    href: "/vendor/dashboard/settings/seller-info",
    icon: StorefrontOutlined,
    group: "Settings",
    pages: [...SETTINGS_PAGES.map(({ href }) => href), PREVIEW_HREF],
  },
  {
    label: "Discount",
    href: "/vendor/dashboard/settings/discount",
    icon: PercentOutlined,
    group: "Sales Campaign",
  },
  {
    label: "Voucher",
    href: "/vendor/dashboard/settings/voucher",
    icon: CardGiftcardOutlined,
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
