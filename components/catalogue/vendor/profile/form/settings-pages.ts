const BASE = "/vendor/dashboard/settings";

/** The pages of a vendor's profile, in the order in which vendors fill them in. */
export const SETTINGS_PAGES = [
  { href: `${BASE}/seller-info`, label: "Seller info" },
  { href: `${BASE}/bussiness-information`, label: "Business owner" },
  { href: `${BASE}/seller-offerings`, label: "Offerings" },
  { href: `${BASE}/rooms`, label: "Room plans" },
  { href: `${BASE}/social-media`, label: "Social media" },
  { href: `${BASE}/payment-policy`, label: "Payment & Refund Policy" },
  { href: `${BASE}/terms`, label: "Your own terms" },
  { href: `${BASE}/faq-vendor`, label: "FAQ" },
  { href: `${BASE}/bank-info`, label: "Bank details" },
  { href: `${BASE}/compensation-plan`, label: "Compensation plan" },
  { href: `${BASE}/referral`, label: "Referral" },
  { href: `${BASE}/team`, label: "Team" },
  { href: `${BASE}/integrations`, label: "API and webhooks" },
] as const;

export const PREVIEW_HREF = `${BASE}/preview`;
