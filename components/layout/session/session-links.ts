export type SessionLink = { label: string; href: string; newTab?: boolean };
export type SessionLinkGroup = { heading: string | null; links: SessionLink[] };

/** What the header offers to whom (spec customer §2, Header); a page's entry comes with the page. */
export const GUEST_LINKS: SessionLink[] = [
  { label: "Login", href: "/login" },
  { label: "Vendor Login", href: "/vendor/login" },
];

export const CART_LINK: SessionLink = { label: "Cart", href: "/user/cart-summary" };

export const CUSTOMER_GROUPS: SessionLinkGroup[] = [
  { heading: null, links: [{ label: "My Workspace", href: "/user/dashboard/my-wedding" }] },
  { heading: "Your Account", links: [{ label: "Order History", href: "/user/manage-orders" }] },
];

/** Beside the vendor's greeting. */
export const VENDOR_LINKS: SessionLink[] = [];

export const VENDOR_GROUPS: SessionLinkGroup[] = [
  { heading: null, links: [{ label: "Dashboard", href: "/vendor/dashboard" }] },
];
