import type { NoticeKind } from "./notify";

/** The query parameter with which a redirect picks a notice for the next page. Only these codes are ever shown. */
export const NOTICE_PARAM = "notice";

export const NEXT_PAGE_NOTICES = {
  "login-first": { kind: "error", message: "Please Log in first" },
  "session-expired": { kind: "error", message: "Session has expired. Please Log in again." },
  "password-reset": { kind: "success", message: "Password has been reset" },
  "vendor-signed-in": {
    kind: "info",
    message: "You are logged in as a vendor, redirecting to vendor dashboard",
  },
  "customer-signed-in": {
    kind: "info",
    message: "You are logged in as a user, redirecting to user dashboard",
  },
} as const satisfies Record<string, { kind: NoticeKind; message: string }>;
export type NextPageNotice = keyof typeof NEXT_PAGE_NOTICES;

export function withNotice(path: string, notice: NextPageNotice): string {
  return `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAM}=${notice}`;
}

export function readNotice(code: string | null): (typeof NEXT_PAGE_NOTICES)[NextPageNotice] | null {
  return code !== null && Object.hasOwn(NEXT_PAGE_NOTICES, code)
    ? NEXT_PAGE_NOTICES[code as NextPageNotice]
    : null;
}
