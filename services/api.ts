import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import { notify } from "@/lib/notice/notify";
import type { ApiError } from "@/contracts/api-error";
import { type HttpRequest, type Outcome, send } from "./http";
import { refreshSession } from "./refresh";
import type { ApiContext, SessionEnd, SessionPort } from "./session-port";

export type ApiRequest = Omit<HttpRequest, "signal" | "keepalive"> & {
  /** Sends the basic credential even when signed in. */
  anonymous?: boolean;
  /** The browser completes the call even after leaving the page; the body may have at most 64 KiB. */
  outlivesPage?: boolean;
  /** Instead of the endpoint's own `failure`, where that depends on what is asked for. */
  failure?: string;
};

/** How an endpoint's failures are handled (`extraOptions`). */
export type ApiOptions = {
  /** How a 400 is shown: one toast, a warning, one per message, or none because the view shows it. */
  toast?: "error" | "warning" | "each" | false;
  /** Shown when the call fails without a message from the server. */
  failure?: string;
  /** `reject` leaves a dead session to the caller; otherwise it is cleared and the visitor is sent to sign in. */
  on401?: "leave" | "reject";
};

const CANCELLED: { error: ApiError } = { error: { code: 0, message: "", errors: [] } };

const baseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiError,
  ApiOptions | undefined,
  { message: string }
> = async (
  { anonymous = false, outlivesPage = false, failure, ...request },
  { signal, extra, type },
  options,
) => {
  const { session } = extra as ApiContext;
  await session.ready();
  if (type === "query" && session.isEnding()) return CANCELLED;
  const call = { ...request, keepalive: outlivesPage, signal };
  const outcome = anonymous ? await send(call) : await sendSigned(session, call);
  if (outcome.kind === "data") return { data: outcome.data ?? null, meta: { message: outcome.message } };
  if (outcome.kind === "cancelled") return CANCELLED;
  const { error: failed } = outcome;
  const wordless = failed.code === 0 || failed.code === 500;
  const words = failure ?? options?.failure;
  const error = words && wordless ? { ...failed, message: words } : failed;
  if (error.code === 401 && options?.on401 !== "reject" && !anonymous) {
    session.end(endOf(session, request.url));
  } else if (error.code !== 401) {
    show(error, options?.toast ?? "error", type);
  }
  return { error };
};

/** Refreshes silently once before a refused token ends the session. */
async function sendSigned(session: SessionPort, call: HttpRequest): Promise<Outcome<unknown>> {
  const token = session.tokens()?.access ?? null;
  const first = await send(call, token);
  if (!token || first.kind !== "failure" || first.error.code !== 401) return first;
  const refreshed = await refreshSession(session, token);
  if (refreshed === "over") return first;
  if (refreshed !== "retry") return { kind: "failure", error: refreshed };
  return send(call, session.tokens()?.access ?? null);
}

/** Returns the sign-in page by the URL that was called, or else by the session or page. */
function endOf(session: SessionPort, url: string): SessionEnd {
  return {
    reason: session.tokens() ? "expired" : "login-first",
    loginPath: loginPathOf(session.area(), url),
  };
}

function loginPathOf(area: ReturnType<SessionPort["area"]>, url: string): SessionEnd["loginPath"] {
  if (area === "operator" || url.startsWith("/operator/")) return "/operator/login";
  return area === "vendor" || url.includes("/vendor/") ? "/vendor/login" : "/login";
}

/** A query's failure other than a 400 is left to the view; a mutation must never fail silently. */
function show(error: ApiError, how: NonNullable<ApiOptions["toast"]>, type: "query" | "mutation"): void {
  if (how === false) return;
  if (error.code !== 400) {
    if (error.code === 0 || type === "mutation") notify("error", error.message);
    return;
  }
  const several = how === "each" && error.errors.length > 0;
  for (const message of several ? error.errors.map((each) => each.message) : [error.message]) {
    notify(how === "warning" ? "warning" : "error", message);
  }
}

/** The API in the browser; each noun's file injects its endpoints. Responses are unwrapped from their envelope. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: [
    "Cart",
    "Room",
    "Unread",
    "Notice",
    "NoticeChoice",
    "Order",
    "VendorOrder",
    "Payment",
    "Payout",
    "Promotion",
    "Voucher",
    "Profile",
    "Appointment",
    "AppointmentSetting",
    "CalendarFeed",
    "Invitation",
    "Banquet",
    "WeddingPage",
    "Referral",
    "Guest",
    "WeddingEvent",
    "OwnProduct",
    "CheckIn",
    "Checklist",
    "Budget",
    "RunSheet",
    "Seating",
    "Team",
    "VendorTeam",
    "Offer",
    "OfferTemplate",
    "EventOrder",
  ],
  endpoints: () => ({}),
});
