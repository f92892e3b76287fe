export type SessionLink = { label: string; href: string; newTab?: boolean };
export type SessionLinkGroup = { heading: string | null; links: SessionLink[] };

/** What the header offers to whom (spec customer §2, Header). */
export const GUEST_LINKS: SessionLink[] = [
  { label: "Login", href: "/login" },
  { label: "Join Us", href: "/register" },
  { label: "Vendor Login", href: "/vendor/login" },
  { label: "Become a Vendor", href: "/vendor/register" },
  { label: "Contact Us", href: "/contact-us" },
];

export const CUSTOMER_GROUPS: SessionLinkGroup[] = [
  { heading: null, links: [{ label: "My Workspace", href: "/user/dashboard/my-wedding" }] },
  {
    heading: "Your Account",
    links: [
      { label: "Profile", href: "/user/profile" },
      { label: "Order History", href: "/user/manage-orders" },
      { label: "Payment History", href: "/user/manage-orders#payments" },
    ],
  },
  {
    heading: "Your Wedding",
    links: [
      { label: "Wedding Details", href: "/user/wedding-details" },
      { label: "Wedding Planner", href: "/user/dashboard/check-list" },
    ],
  },
];

export const VENDOR_TOUR: SessionLink = { label: "Tour", href: "/course/vendors-operation", newTab: true };

export const VENDOR_GROUPS: SessionLinkGroup[] = [
  {
    heading: null,
    links: [
      { label: "Dashboard", href: "/vendor/dashboard" },
      { label: "Profile", href: "/vendor/dashboard/settings/seller-info" },
    ],
  },
];
