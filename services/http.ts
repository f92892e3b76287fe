import axios, { type AxiosRequestConfig, isCancel } from "axios";
import type { Envelope } from "@/contracts/envelope";
import { type ApiError, apiError, NETWORK_FAILURE } from "./api-error";

const BASIC_CREDENTIAL = `Basic ${btoa(process.env.NEXT_PUBLIC_BASIC_CREDENTIAL || "sayang:public")}`;

/** The one HTTP client. Every status resolves: the envelope says what happened. */
export const http = axios.create({ baseURL: "/api/v1", timeout: 0, validateStatus: () => true });

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
    const answer = await http.request<Partial<Envelope<T>> | string | null>({
      ...request,
      headers: { ...request.headers, Authorization: authorization },
    });
    const body = typeof answer.data === "object" ? answer.data : null;
    const code = typeof body?.code === "number" ? body.code : answer.status;
    const message = body?.message ?? "";
    if (code === 200 && body) return { kind: "data", data: body.data as T, message };
    return { kind: "failure", error: apiError(code, message, body?.data) };
  } catch (error) {
    if (isCancel(error)) return { kind: "cancelled" };
    // Without an answer axios only knows technical words, which help nobody at the screen.
    return { kind: "failure", error: apiError(0, NETWORK_FAILURE, null) };
  }
}
