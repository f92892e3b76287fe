import ChatBubbleOutlineOutlined from "@mui/icons-material/ChatBubbleOutlineOutlined";
import DashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import type SvgIcon from "@mui/material/SvgIcon";

export type VendorMenuEntry = {
  label: string;
  href: string;
  icon: typeof SvgIcon;
  /** Shows how many orders wait for an answer, or how many conversations hold something unread. */
  counts?: "awaiting-approval" | "unread-rooms";
  /** Stands under this heading where there is room for headings. */
  group?: "Settings";
};

/** Vendor menu (spec vendor §2); a page's entry comes with the page. */
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
  { label: "Appointments", href: "/vendor/dashboard/appointments", icon: EventOutlined },
  {
    label: "Vendor Profile",
    href: "/vendor/dashboard/settings/seller-info",
    icon: StorefrontOutlined,
    group: "Settings",
  },
];

/** The entry that a page belongs to: the longest address that the page's begins with. */
export function currentEntry(pathname: string): VendorMenuEntry | undefined {
  return VENDOR_MENU.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`)).toSorted(
    (a, b) => b.href.length - a.href.length,
  )[0];
}
