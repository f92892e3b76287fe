import type { AnyObject } from "yup";
import type { VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";
import type { Route } from "./http/route";

type Area = { path: string; read: VendorCapability; write: VendorCapability };
const area = (path: string, read: VendorCapability, write: VendorCapability = read): Area => ({
  path,
  read,
  write,
});

/**
 * The capability that calls in each area require of a vendor's team member. The longest matching path prefix decides.
 */
const AREAS: readonly Area[] = [
  area("/order-vendor", "orders.read", "orders.decide"),
  area("/vendor/cancelorder", "orders.read", "orders.decide"),
  area("/vendor/appointment", "appointments"),
  area("/vendor/appointment/setting", "appointments", "calendar"),
  area("/offer-vendor", "messages", "orders.decide"),
  area("/ask-vendor", "messages"),
  area("/room/with-couple", "messages"),
  area("/room/aside", "messages"),
  area("/vendor/enquiry", "messages"),
  area("/vendor/saved-reply", "messages"),
  area("/vendor/away-reply", "messages"),
  area("/vendor/calendar", "appointments", "calendar"),
  area("/ticket-vendor", "support"),
  area("/vendor-product", "products"),
  area("/discount-vendor", "campaigns"),
  area("/voucher-vendor", "campaigns"),
  area("/vendor/customer", "customers"),
  area("/vendor-review", "reviews"),
  area("/user-review", "reviews"),
  area("/vendor/profile", "shop.read", "settings"),
  area("/vendor/fact", "settings"),
  area("/vendor/room-plan", "shop.read", "settings"),
  area("/vendor/terms", "policy"),
  area("/vendor/preview", "shop.read"),
  area("/vendor/referral", "settings"),
  area("/vendor/dashboard", "insights"),
  area("/vendor/application", "application"),
  area("/payment-milestone-vendor", "money"),
  area("/vendor/connect-with-stripe", "payouts"),
  area("/vendor/authorize-with-stripe", "payouts"),
  area("/payout-vendor", "payouts"),
  area("/payout-vendor/plan", "plan"),
  area("/payout-vendor/plans", "plan"),
  area("/vendor/team", "team"),
  area("/vendor/integration", "team"),
  area("/vendor/view", "shop.read"),
];

/** The capability for paths outside the listed areas: an owner's, so that a new call is not open by oversight. */
const UNNAMED: VendorCapability = "team";

const covers = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Returns the area of a path, or undefined. */
export function areaOf(path: string): Area | undefined {
  return AREAS.filter((each) => covers(path, each.path)).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the capability that a call requires of a vendor's team member; null for routes that are not only for vendors.
 * If the route's requirement depends on the body, the area's applies before the body is read (`null`).
 */
export function needsOf(row: Route, body: AnyObject | null): VendorCapability | null {
  if (row.guard !== "vendor") return null;
  const { needs } = row;
  if (typeof needs === "function" && body) return needs(body);
  if (typeof needs === "string") return needs;
  const area = areaOf(row.path);
  if (!area) return UNNAMED;
  return row.method === "GET" ? area.read : area.write;
}
