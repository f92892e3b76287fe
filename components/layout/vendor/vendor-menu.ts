import CardGiftcardOutlined from "@mui/icons-material/CardGiftcardOutlined";
import ChatBubbleOutlineOutlined from "@mui/icons-material/ChatBubbleOutlineOutlined";
import ChecklistOutlined from "@mui/icons-material/ChecklistOutlined";
import DashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import PaymentsOutlined from "@mui/icons-material/PaymentsOutlined";
import PercentOutlined from "@mui/icons-material/PercentOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import type SvgIcon from "@mui/material/SvgIcon";

export type VendorMenuEntry = {
  label: string;
  href: string;
  icon: typeof SvgIcon;
  /** Shows the number of orders awaiting approval, or of conversations with unread messages. */
  counts?: "awaiting-approval" | "unread-rooms";
  /** Grouped under this heading where headings are shown. */
  group?: "Settings" | "Sales Campaign";
};

/** Vendor menu. A page's entry is added together with the page. */
export const VENDOR_MENU: readonly VendorMenuEntry[] = [
  { label: "Dashboard", href: "/vendor/dashboard", icon: DashboardOutlined },
  {
    label: "Message",
    href: "/vendor/dashboard/messages",
    icon: ChatBubbleOutlineOutlined,
    counts: "unread-rooms",
  },
  { label: "Orders", href: "/vendor/dashboard/orders", icon: ReceiptLongOutlined },
  {
    label: "Approvals",
    href: "/vendor/dashboard/orders/approve",
    icon: FactCheckOutlined,
    counts: "awaiting-approval",
  },
  { label: "Payments", href: "/vendor/dashboard/payment", icon: PaymentsOutlined },
  { label: "Appointments", href: "/vendor/dashboard/appointments", icon: EventOutlined },
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

/** Returns the menu entry of a page: the one with the longest path that the page's path begins with. */
export function currentEntry(pathname: string): VendorMenuEntry | undefined {
  return VENDOR_MENU.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).toSorted(
    (a, b) => b.href.length - a.href.length,
  )[0];
}
