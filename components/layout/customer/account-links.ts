/** The customer area's own navigation; a page's entry comes with the page. */
export const ACCOUNT_LINKS = [
  { label: "Cart", href: "/user/cart-summary" },
  { label: "Orders", href: "/user/manage-orders" },
] as const;
