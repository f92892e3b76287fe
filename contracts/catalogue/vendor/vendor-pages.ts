import { type VendorCapability, vendorMay } from "./vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";

const ROOT = "/vendor/dashboard";
const SETTINGS = `${ROOT}/settings`;

/** The capability that each page of the vendor's area requires. The longest matching path prefix decides. */
const PAGES: readonly (readonly [path: string, needs: VendorCapability])[] = [
  [ROOT, "insights"],
  [`${ROOT}/messages`, "messages"],
  [`${ROOT}/enquiries`, "messages"],
  [`${ROOT}/notices`, "messages"],
  [`${ROOT}/orders`, "orders.read"],
  [`${ROOT}/orders/approve`, "orders.decide"],
  [`${ROOT}/product`, "products"],
  [`${ROOT}/payment`, "money"],
  [`${ROOT}/customer`, "customers"],
  [`${ROOT}/calendar`, "calendar"],
  [`${ROOT}/appointments`, "appointments"],
  [`${ROOT}/reviews`, "reviews"],
  [`${ROOT}/support`, "support"],
  [SETTINGS, "settings"],
  [`${SETTINGS}/preview`, "shop.read"],
  [`${SETTINGS}/discount`, "campaigns"],
  [`${SETTINGS}/voucher`, "campaigns"],
  [`${SETTINGS}/payment-policy`, "policy"],
  [`${SETTINGS}/terms`, "policy"],
  [`${SETTINGS}/bank-info`, "bank"],
  [`${SETTINGS}/compensation-plan`, "plan"],
  [`${SETTINGS}/team`, "team"],
  [`${SETTINGS}/integrations`, "team"],
];

const covers = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Returns true when a role may open a page of the vendor's area. */
export function mayOpen(role: VendorRole, path: string): boolean {
  const [found] = PAGES.filter(([page]) => covers(path, page)).toSorted(([a], [b]) => b.length - a.length);
  return !found || vendorMay(role, found[1]);
}
