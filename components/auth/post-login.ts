import { areaOf } from "@/lib/page-guard";
import { safePath } from "@/lib/safe-path";
import type { LoginPopupState } from "@/store/login-popup-slice";
import type { SignInRole } from "@/store/session";

export const AFTER_SIGN_IN: Record<SignInRole, string> = { customer: "/vendor", vendor: "/vendor/dashboard" };

/** Where a sign-in page leads: the saved path when it is one of ours that this role may open, else the default. */
export function destinationOf(role: SignInRole, returnUrl: string | null): string {
  const path = safePath(returnUrl);
  if (path === null) return AFTER_SIGN_IN[role];
  const area = areaOf(path.split(/[?#]/, 1)[0] ?? "");
  return area === "open" || area === role ? path : AFTER_SIGN_IN[role];
}

export type PostLogin = { do: "go"; path: string } | { do: "click"; name: string } | { do: "stay" };

export const CLICK_DELAY_MS = 1000;

/** What follows a sign-in through the popup, by what it was opened for (spec customer §4). */
export function afterPopupLogin({ type, value }: Pick<LoginPopupState, "type" | "value">): PostLogin {
  switch (type) {
    case "url":
      return { do: "go", path: destinationOf("customer", value) };
    case "product-detail":
      return { do: "go", path: `/vendor-detail/${encodeURIComponent(value)}` };
    case "button-click":
      return { do: "click", name: value };
    case "product":
    case "wishlist":
    case "shortlist":
      return { do: "stay" };
    case "vendor":
    case null:
      return { do: "go", path: AFTER_SIGN_IN.customer };
  }
}
