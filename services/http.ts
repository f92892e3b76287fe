import type { Envelope } from "@/contracts/envelope";
import { type ApiError, apiError, NETWORK_FAILURE } from "@/contracts/api-error";
import type { Answer, Progress } from "./xhr";

const BASIC_CREDENTIAL = `Basic ${btoa(process.env.NEXT_PUBLIC_BASIC_CREDENTIAL || "sayang:public")}`;

/** Settings of every call. Tests call a server of their own. */
export const client = { baseUrl: "/api/v1" };

export type HttpRequest = {
  /** The path after the base. */
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The query. Entries without a value are left out. */
  params?: object;
  /** A form is sent as it is, anything else as JSON. */
  data?: unknown;
  headers?: Record<string, string>;
  /** `blob` for a file. */
  responseType?: "blob";
  onUploadProgress?: (sent: Progress) => void;
  signal?: AbortSignal;
  /** The browser completes the call even after leaving the page; the body may have at most 64 KiB. */
  keepalive?: boolean;
};

export type Outcome<T> =
  | { kind: "data"; data: T; message: string }
  | { kind: "failure"; error: ApiError }
  /** Cancelled by the caller, who expects no error. */
  | { kind: "cancelled" };

/** Makes one call and unwraps its envelope. Without a token, it uses the fixed basic credential. */
export async function send<T>(request: HttpRequest, accessToken: string | null = null): Promise<Outcome<T>> {
  const authorization = accessToken ? `Bearer ${accessToken}` : BASIC_CREDENTIAL;
  try {
    const answer = await call(request, authorization);
    if (request.responseType === "blob" && isFile(answer))
      return { kind: "data", data: (await answer.blob()) as T, message: "" };
    const body = readEnvelope<T>(await answer.text());
    const code = typeof body?.code === "number" ? body.code : answer.status;
    const message = body?.message ?? "";
    if (code === 200 && body) return { kind: "data", data: body.data as T, message };
    return { kind: "failure", error: apiError(code, message, body?.data) };
  } catch {
    if (isCancelled(request.signal)) return { kind: "cancelled" };
    // Without a response, the browser only has technical messages.
    return { kind: "failure", error: apiError(0, NETWORK_FAILURE, null) };
  }
}

/** Returns false for `AbortSignal.timeout`, which is a failure of the network. */
const isCancelled = (signal: AbortSignal | undefined) =>
  signal !== undefined && signal.aborted && (signal.reason as Error | undefined)?.name !== "TimeoutError";

async function call(request: HttpRequest, authorization: string): Promise<Answer> {
  const { url, method = "GET", params, data, headers, signal, keepalive, onUploadProgress } = request;
  const isForm = data instanceof FormData;
  const init: RequestInit = {
    method,
    headers: {
      Accept: "application/json, */*",
      ...(data !== undefined && data !== null && !isForm ? { "Content-Type": "application/json" } : {}),
      ...headers,
      Authorization: authorization,
    },
    ...(data === undefined || data === null ? {} : { body: isForm ? data : JSON.stringify(data) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  };
  const address = client.baseUrl + url + queryOf(params);
  if (!onUploadProgress) return fetch(address, init);
  // `fetch` doesn't report what has been sent.
  const { sendByXhr } = await import("./xhr");
  return sendByXhr(address, init, onUploadProgress);
}

function queryOf(params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, unknown][])
    if (value !== undefined && value !== null) query.append(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}

/** A file may itself be JSON; an envelope is never sent as an attachment. */
const isFile = ({ status, headers }: Answer) =>
  status === 200 &&
  (!headers.get("content-type")?.startsWith("application/json") ||
    headers.get("content-disposition") !== null);

/** Returns null for anything that isn't an envelope. */
function readEnvelope<T>(text: string): Partial<Envelope<T>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" ? body : null;
  } catch {
    return null;
  }
}
