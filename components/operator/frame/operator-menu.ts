import AccountTreeOutlined from "@mui/icons-material/AccountTreeOutlined";
import AccountBalanceOutlined from "@mui/icons-material/AccountBalanceOutlined";
import FlagOutlined from "@mui/icons-material/FlagOutlined";
import GavelOutlined from "@mui/icons-material/GavelOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import HowToRegOutlined from "@mui/icons-material/HowToRegOutlined";
import Inventory2Outlined from "@mui/icons-material/Inventory2Outlined";
import PaymentsOutlined from "@mui/icons-material/PaymentsOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import InsightsOutlined from "@mui/icons-material/InsightsOutlined";
import ManageSearchOutlined from "@mui/icons-material/ManageSearchOutlined";
import PeopleOutlined from "@mui/icons-material/PeopleOutlined";
import MonitorHeartOutlined from "@mui/icons-material/MonitorHeartOutlined";
import SpaceDashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import StorefrontOutlined from "@mui/icons-material/StorefrontOutlined";
import SupportAgentOutlined from "@mui/icons-material/SupportAgentOutlined";
import VerifiedOutlined from "@mui/icons-material/VerifiedOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { OperatorRight } from "@/contracts/identity/operator/operator";
import type { QueueName } from "@/contracts/operator/home";

export type OperatorMenuEntry = {
  label: string;
  href: string;
  icon: typeof SvgIcon;
  /** Roles without it neither see the entry nor open its pages. */
  right: OperatorRight;
  /** Shows how much waits. */
  queue?: QueueName;
  /** Grouped under this heading. */
  group?: "Review" | "Catalogue" | "Orders and money" | "Trust and support" | "Running Sayang";
};

/** The console's menu. A page's entry is added together with the page; entries of a group stand together. */
export const OPERATOR_MENU: readonly OperatorMenuEntry[] = [
  { label: "Home", href: "/operator", icon: SpaceDashboardOutlined, right: "home" },
  {
    label: "Vendors",
    href: "/operator/vendors",
    icon: StorefrontOutlined,
    right: "vendors",
    queue: "vendors",
    group: "Review",
  },
  {
    label: "Certificates and halls",
    href: "/operator/facts",
    icon: VerifiedOutlined,
    right: "facts",
    queue: "facts",
    group: "Review",
  },
  {
    label: "Products",
    href: "/operator/products",
    icon: Inventory2Outlined,
    right: "products",
    queue: "products",
    group: "Review",
  },
  {
    label: "Categories",
    href: "/operator/categories",
    icon: AccountTreeOutlined,
    right: "catalogue",
    group: "Catalogue",
  },
  {
    label: "Search words",
    href: "/operator/synonyms",
    icon: ManageSearchOutlined,
    right: "catalogue",
    group: "Catalogue",
  },
  {
    label: "Orders",
    href: "/operator/orders",
    icon: ReceiptLongOutlined,
    right: "orders",
    queue: "cancellations",
    group: "Orders and money",
  },
  {
    label: "Second operator",
    href: "/operator/approvals",
    icon: HowToRegOutlined,
    right: "money",
    queue: "proposals",
    group: "Orders and money",
  },
  {
    label: "Bank disputes",
    href: "/operator/disputes",
    icon: GavelOutlined,
    right: "money",
    queue: "disputes",
    group: "Orders and money",
  },
  {
    label: "Payouts",
    href: "/operator/payouts",
    icon: PaymentsOutlined,
    right: "money",
    queue: "payouts",
    group: "Orders and money",
  },
  {
    label: "Ledger",
    href: "/operator/ledger",
    icon: AccountBalanceOutlined,
    right: "money",
    group: "Orders and money",
  },
  {
    label: "Tickets",
    href: "/operator/tickets",
    icon: SupportAgentOutlined,
    right: "tickets",
    queue: "tickets",
    group: "Trust and support",
  },
  {
    label: "People",
    href: "/operator/people",
    icon: PeopleOutlined,
    right: "people",
    group: "Trust and support",
  },
  {
    label: "Reports",
    href: "/operator/reports",
    icon: FlagOutlined,
    right: "reports",
    queue: "reports",
    group: "Trust and support",
  },
  {
    label: "Market",
    href: "/operator/market",
    icon: InsightsOutlined,
    right: "market",
    group: "Running Sayang",
  },
  {
    label: "Health",
    href: "/operator/health",
    icon: MonitorHeartOutlined,
    right: "health",
    group: "Running Sayang",
  },
  {
    label: "Audit log",
    href: "/operator/audit",
    icon: HistoryOutlined,
    right: "audit",
    group: "Running Sayang",
  },
];

/** Returns the menu entry of a page: the one with the longest matching path prefix. */
export function currentEntry(pathname: string): OperatorMenuEntry | undefined {
  return OPERATOR_MENU.filter(
    ({ href }) => pathname === href || (href !== "/operator" && pathname.startsWith(`${href}/`)),
  ).toSorted((a, b) => b.href.length - a.href.length)[0];
}
