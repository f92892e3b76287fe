import { areaOf } from "@/lib/session/page-guard";
import { safePath } from "@/lib/safe-path";
import type { LoginPopupState } from "@/store/slices/login-popup-slice";
import type { SignInRole } from "@/store/session";
import { pathHere } from "@/lib/language/spoken";

export const AFTER_SIGN_IN: Record<SignInRole, string> = {
  customer: "/vendor",
  vendor: "/vendor/dashboard",
  operator: "/operator",
};

/** A new couple's first page asks for the wedding date. It leads on when there is one. */
export const FIRST_STEP = "/user/welcome";
export const FIRST_LOGIN = `/login?returnUrl=${encodeURIComponent(FIRST_STEP)}`;

/** Returns the saved path if it is on this site and open to this role, else the role's default page. */
export function destinationOf(role: SignInRole, returnUrl: string | null): string {
  const path = safePath(returnUrl);
  if (path === null) return pathHere(AFTER_SIGN_IN[role]);
  const area = areaOf(path.split(/[?#]/, 1)[0] ?? "");
  return area === "open" || area === role ? path : AFTER_SIGN_IN[role];
}

export type PostLogin = { do: "go"; path: string } | { do: "click"; name: string } | { do: "stay" };

export const CLICK_DELAY_MS = 1000;

/** Returns what to do after signing in through the popup, depending on why it was opened. */
export function afterPopupLogin({ type, value }: Pick<LoginPopupState, "type" | "value">): PostLogin {
  switch (type) {
    case "url":
      return { do: "go", path: destinationOf("customer", value) };
    case "product-detail":
      return { do: "go", path: pathHere(`/vendor-detail/${encodeURIComponent(value)}`) };
    case "button-click":
      return { do: "click", name: value };
    case "product":
    case "wishlist":
    case "shortlist":
      return { do: "stay" };
    case "vendor":
    case null:
      return { do: "go", path: pathHere(AFTER_SIGN_IN.customer) };
  }
}
