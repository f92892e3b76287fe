import type { AxiosRequestConfig } from "axios";
import type { Envelope } from "@/contracts/envelope";
import type * as AxiosClient from "./axios-client";
import { type ApiError, apiError, NETWORK_FAILURE } from "./api-error";

const BASIC_CREDENTIAL = `Basic ${btoa(process.env.NEXT_PUBLIC_BASIC_CREDENTIAL || "sayang:public")}`;

let client: Promise<typeof AxiosClient> | undefined;

/** The client is 20 KiB that no page needs before its first call: it comes beside the page, not in front of it. */
function loadClient(): Promise<typeof AxiosClient> {
  client ??= import("./axios-client").catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
if (typeof window !== "undefined") loadClient().catch(() => undefined);

export type Outcome<T> =
  | { kind: "data"; data: T; message: string }
  | { kind: "failure"; error: ApiError }
  /** Called off by the caller: nobody wants to hear of it. */
  | { kind: "cancelled" };

/** One call, its envelope opened. Without a token it goes out under the fixed basic credential (specs §7). */
export async function send<T>(
  request: AxiosRequestConfig,
  accessToken: string | null = null,
): Promise<Outcome<T>> {
  const authorization = accessToken ? `Bearer ${accessToken}` : BASIC_CREDENTIAL;
  try {
    const { http } = await loadClient();
    const answer = await http.request<Partial<Envelope<T>> | string | null>({
      ...request,
      headers: { ...request.headers, Authorization: authorization },
    });
    const body = typeof answer.data === "object" ? answer.data : null;
    const code = typeof body?.code === "number" ? body.code : answer.status;
    const message = body?.message ?? "";
    if (code === 200 && body) return { kind: "data", data: body.data as T, message };
    return { kind: "failure", error: apiError(code, message, body?.data) };
  } catch {
    if (request.signal?.aborted) return { kind: "cancelled" };
    // Without an answer axios only knows technical words, which help nobody at the screen.
    return { kind: "failure", error: apiError(0, NETWORK_FAILURE, null) };
  }
}
