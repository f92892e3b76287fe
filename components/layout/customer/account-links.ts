/** The customer area's own navigation; a page's entry comes with the page. */
export const ACCOUNT_LINKS = [
  { label: "My wedding", href: "/user/dashboard/my-wedding" },
  { label: "Cart", href: "/user/cart-summary" },
  { label: "Orders", href: "/user/manage-orders" },
] as const;
