import { DRAWINGS } from "./menu-drawings";
import type { OperatorRight } from "@/contracts/identity/operator/operator";
import type { QueueName } from "@/contracts/operator/home/home";

export type OperatorMenuEntry = {
  label: string;
  href: string;
  /** A path on a canvas of 24 × 24. */
  drawing: string;
  /** Roles without it neither see the entry nor open its pages. */
  right: OperatorRight;
  /** Shows the number of waiting entries. */
  queue?: QueueName;
  /** Grouped under this heading. */
  group?: "Review" | "Catalogue" | "Orders and money" | "Trust and support" | "Running Sayang";
};

/** The console's menu. A page's entry is added together with the page; entries of a group are listed together. */
export const OPERATOR_MENU: readonly OperatorMenuEntry[] = [
  { label: "Home", href: "/operator", drawing: DRAWINGS.spaceDashboard, right: "home" },
  {
    label: "Vendors",
    href: "/operator/vendors",
    drawing: DRAWINGS.storefront,
    right: "vendors",
    queue: "vendors",
    group: "Review",
  },
  {
    label: "Certificates and halls",
    href: "/operator/facts",
    drawing: DRAWINGS.verified,
    right: "facts",
    queue: "facts",
    group: "Review",
  },
  {
    label: "Products",
    href: "/operator/products",
    drawing: DRAWINGS.inventory2,
    right: "products",
    queue: "products",
    group: "Review",
  },
  {
    label: "Categories",
    href: "/operator/categories",
    drawing: DRAWINGS.accountTree,
    right: "catalogue",
    group: "Catalogue",
  },
  {
    label: "Search words",
    href: "/operator/synonyms",
    drawing: DRAWINGS.manageSearch,
    right: "catalogue",
    group: "Catalogue",
  },
  {
    label: "Orders",
    href: "/operator/orders",
    drawing: DRAWINGS.receiptLong,
    right: "orders",
    queue: "cancellations",
    group: "Orders and money",
  },
  {
    label: "Second operator",
    href: "/operator/approvals",
    drawing: DRAWINGS.howToReg,
    right: "money",
    queue: "proposals",
    group: "Orders and money",
  },
  {
    label: "Bank disputes",
    href: "/operator/disputes",
    drawing: DRAWINGS.gavel,
    right: "money",
    queue: "disputes",
    group: "Orders and money",
  },
  {
    label: "Payouts",
    href: "/operator/payouts",
    drawing: DRAWINGS.payments,
    right: "money",
    queue: "payouts",
    group: "Orders and money",
  },
  {
    label: "Ledger",
    href: "/operator/ledger",
    drawing: DRAWINGS.accountBalance,
    right: "money",
    queue: "differences",
    group: "Orders and money",
  },
  {
    label: "Tickets",
    href: "/operator/tickets",
    drawing: DRAWINGS.supportAgent,
    right: "tickets",
    queue: "tickets",
    group: "Trust and support",
  },
  {
    label: "People",
    href: "/operator/people",
    drawing: DRAWINGS.people,
    right: "people",
    group: "Trust and support",
  },
  {
    label: "Reports",
    href: "/operator/reports",
    drawing: DRAWINGS.flag,
    right: "reports",
    queue: "reports",
    group: "Trust and support",
  },
  {
    label: "Market",
    href: "/operator/market",
    drawing: DRAWINGS.insights,
    right: "market",
    group: "Running Sayang",
  },
  {
    label: "Influencers",
    href: "/operator/influencers",
    drawing: DRAWINGS.campaign,
    right: "market",
    group: "Running Sayang",
  },
  {
    label: "Site",
    href: "/operator/site",
    drawing: DRAWINGS.tune,
    right: "site",
    group: "Running Sayang",
  },
  {
    label: "Policies",
    href: "/operator/policies",
    drawing: DRAWINGS.description,
    right: "site",
    group: "Running Sayang",
  },
  {
    label: "Health",
    href: "/operator/health",
    drawing: DRAWINGS.monitorHeart,
    right: "health",
    group: "Running Sayang",
  },
  {
    label: "Audit log",
    href: "/operator/audit",
    drawing: DRAWINGS.history,
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
