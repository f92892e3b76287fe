import type { SessionCookie } from "./session-cookie";
import { withNotice } from "@/lib/notice/next-page-notice";

export const CUSTOMER_HOME = "/user/dashboard/my-wedding";
export const VENDOR_HOME = "/vendor/dashboard";
export const OPERATOR_HOME = "/operator";
export const OPERATOR_LOGIN = "/operator/login";
const PRODUCT_PREVIEW = "/vendor/dashboard/product/preview";
/** A guest's cart; an account's cart is in the customer area. */
export const GUEST_CART = "/cart";
export const CUSTOMER_CART = "/user/cart-summary";
/** Open to guests and vendors, but not to couples. */
const VENDOR_RESET = "/vendor/password-reset";
const SIGN_IN_PAGES = ["/login", "/register", "/vendor/login", "/vendor/register", OPERATOR_LOGIN];

export type PageArea = "customer" | "vendor" | "operator" | "sign-in" | "open";

export function areaOf(path: string): PageArea {
  const within = (root: string) => path === root || path.startsWith(`${root}/`);
  if (SIGN_IN_PAGES.includes(path)) return "sign-in";
  if (within(VENDOR_HOME)) return "vendor";
  if (within(OPERATOR_HOME)) return "operator";
  return within("/user") ? "customer" : "open";
}

/** People who open a mailed link of a vendor account may be signed in as someone else. */
function leavesVendorReset(path: string, search: string, session: SessionCookie | null): boolean {
  const hasToken = new URLSearchParams(search).has("token");
  return path === VENDOR_RESET && !hasToken && session?.role === "customer";
}

/**
 * Returns where to redirect the visitor instead of `path`, or null when they may open it. `search` starts with `?` or
 * is empty.
 */
export function pageRedirect(path: string, search: string, session: SessionCookie | null): string | null {
  if (path === GUEST_CART) return session === null ? null : fromGuestCart(session.role);
  if (leavesVendorReset(path, search, session)) return withNotice(CUSTOMER_HOME, "customer-signed-in");
  const area = areaOf(path);
  if (area === "open") return null;
  if (area === "sign-in") return session ? homeAfterSignIn(session.role) : null;
  if (session?.role === area) return null;
  switch (session?.role) {
    case "vendor":
      return withNotice(VENDOR_HOME, "vendor-signed-in");
    case "customer":
      return withNotice(CUSTOMER_HOME, "customer-signed-in");
    case "operator":
      return OPERATOR_HOME;
    default:
      return signInFor(area, path, search);
  }
}

/** Operators have no use for the market's front page. */
const homeAfterSignIn = (role: SessionCookie["role"]) => (role === "operator" ? OPERATOR_HOME : "/");

function signInFor(area: SessionCookie["role"], path: string, search: string): string | null {
  const returnUrl = encodeURIComponent(path + search);
  if (area === "operator") return `${OPERATOR_LOGIN}?returnUrl=${returnUrl}`;
  if (area === "customer") return withNotice(`/login?returnUrl=${returnUrl}`, "login-first");
  return path === PRODUCT_PREVIEW ? null : `/vendor/login?returnUrl=${returnUrl}`;
}

function fromGuestCart(role: SessionCookie["role"]): string {
  if (role === "customer") return CUSTOMER_CART;
  return role === "vendor" ? withNotice(VENDOR_HOME, "vendor-signed-in") : "/";
}
