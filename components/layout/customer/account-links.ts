type AccountLink = {
  label: string;
  href: string;
  /** Shows how many conversations hold something unread. */
  counts?: "unread-rooms";
};

/** The customer area's own navigation; a page's entry comes with the page. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  // The dashboard's tabs come first: My wedding, Checklist, Vendor Manager, Guest List, Messages.
  { label: "My wedding", href: "/user/dashboard/my-wedding" },
  { label: "Messages", href: "/user/dashboard/messages", counts: "unread-rooms" },
  { label: "Wishlist", href: "/user/wishlist" },
  { label: "Cart", href: "/user/cart-summary" },
  { label: "Orders", href: "/user/manage-orders" },
  { label: "Payments", href: "/user/payment-history" },
  { label: "Wedding details", href: "/user/wedding-details" },
];
