export type CustomerLink = {
  label: string;
  href: string;
  /** Another page that belongs to the same entry. */
  also?: string;
  /** Shows the number of conversations with unread messages. */
  counts?: "unread-rooms";
};

/** The tabs of the couple's dashboard, in the API contract's order. */
export const DASHBOARD_TABS: readonly CustomerLink[] = [
  { label: "My Wedding", href: "/user/dashboard/my-wedding" },
  { label: "Checklist", href: "/user/dashboard/check-list" },
  { label: "Vendor Manager", href: "/user/dashboard/vendor-management" },
  { label: "Guest List", href: "/user/dashboard/guest-list" },
  { label: "Messages", href: "/user/dashboard/messages", counts: "unread-rooms" },
];

/** The account's pages, below the tabs of the dashboard. */
export const ACCOUNT_LINKS: readonly CustomerLink[] = [
  { label: "Profile", href: "/user/profile" },
  { label: "Wedding Details", href: "/user/wedding-details" },
  { label: "Order History", href: "/user/manage-orders" },
  { label: "Payments", href: "/user/payments", also: "/user/payment-history" },
  { label: "Vouchers and Credit", href: "/user/vouchers" },
  { label: "Your Story", href: "/user/story" },
  { label: "Wishlist", href: "/user/wishlist" },
  { label: "Cart", href: "/user/cart-summary" },
];
