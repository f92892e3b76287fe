export const VENDOR_STATUSES = [
  "pending",
  "approved",
  "suspended",
  "changes_requested",
  "rejected",
  "closed",
] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** `owner`: everything. `manager`: runs the shop without its money. `staff`: serves couples. */
export const VENDOR_ROLES = ["owner", "manager", "staff"] as const;
export type VendorRole = (typeof VENDOR_ROLES)[number];
