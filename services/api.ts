import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { AxiosRequestConfig } from "axios";
import { notify } from "@/lib/notify";
import type { ApiError } from "./api-error";
import { type Outcome, send } from "./http";
import { refreshSession } from "./refresh";
import type { ApiContext, SessionEnd, SessionPort } from "./session-port";

export type ApiRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  params?: object;
  data?: unknown;
  headers?: Record<string, string>;
  /** Goes out under the basic credential even when somebody is signed in. */
  anonymous?: boolean;
};

/** How an endpoint wants its failures treated (`extraOptions`). */
export type ApiOptions = {
  /** How a code 400 is shown: one toast, a warning, one for each complaint, or none because the view shows it. */
  toast?: "error" | "warning" | "each" | false;
  /** `reject` leaves a dead session to the caller; else it is cleared and the visitor sent to sign in. */
  on401?: "leave" | "reject";
};

const baseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiError,
  ApiOptions | undefined,
  { message: string }
> = async ({ anonymous = false, ...request }, { signal, extra, type }, options) => {
  const { session } = extra as ApiContext;
  await session.ready();
  const call = { ...request, signal };
  const outcome = anonymous ? await send(call) : await sendSigned(session, call);
  if (outcome.kind === "data") return { data: outcome.data ?? null, meta: { message: outcome.message } };
  if (outcome.kind === "cancelled") return { error: { code: 0, message: "", errors: [] } };
  const { error } = outcome;
  if (error.code === 401 && options?.on401 !== "reject" && !anonymous) {
    session.end(endOf(session, request.url));
  } else if (error.code !== 401) {
    show(error, options?.toast ?? "error", type);
  }
  return { error };
};

/** One silent refresh stands between a refused token and the end of the session. */
async function sendSigned(session: SessionPort, call: AxiosRequestConfig): Promise<Outcome<unknown>> {
  const token = session.tokens()?.access ?? null;
  const first = await send(call, token);
  if (!token || first.kind !== "failure" || first.error.code !== 401) return first;
  const refreshed = await refreshSession(session, token);
  if (refreshed === "over") return first;
  if (refreshed !== "retry") return { kind: "failure", error: refreshed };
  return send(call, session.tokens()?.access ?? null);
}

/** Specs, customer §4 and vendor §2: which sign-in page, by the address that was called. */
function endOf(session: SessionPort, url: string): SessionEnd {
  return {
    reason: session.tokens() ? "expired" : "login-first",
    loginPath: url.includes("/vendor/") ? "/vendor/login" : "/login",
  };
}

/** A failed query other than 400 is the view's to show; a failed action must never end in silence. */
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

/** The API as the browser sees it; each noun's file adds its calls. Answers arrive without their envelope. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: ["Cart", "Order", "VendorOrder", "Payment", "Profile", "Appointment", "AppointmentSetting"],
  endpoints: () => ({}),
});
