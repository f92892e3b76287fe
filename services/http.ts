import type { AxiosRequestConfig, AxiosResponse } from "axios";
import type { Envelope } from "@/contracts/envelope";
import type * as AxiosClient from "./axios-client";
import { type ApiError, apiError, NETWORK_FAILURE } from "@/contracts/api-error";

const BASIC_CREDENTIAL = `Basic ${btoa(process.env.NEXT_PUBLIC_BASIC_CREDENTIAL || "sayang:public")}`;

let client: Promise<typeof AxiosClient> | undefined;

/** The client is 20 KiB that no page needs before its first call, so it loads on demand. */
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
  /** Cancelled by the caller, who expects no error. */
  | { kind: "cancelled" };

/** A file may itself be JSON; an envelope is never sent as an attachment. */
const isFile = ({ data, status, headers }: Pick<AxiosResponse<unknown>, "data" | "status" | "headers">) =>
  status === 200 &&
  typeof Blob !== "undefined" &&
  data instanceof Blob &&
  (!data.type.startsWith("application/json") || headers["content-disposition"] !== undefined);

/** Returns null for anything that isn't an envelope. A failed call for a file has its envelope in a blob. */
async function readEnvelope<T>(
  data: Partial<Envelope<T>> | Blob | string | null,
): Promise<Partial<Envelope<T>> | null> {
  if (data === null || typeof data === "string") return null;
  if (typeof Blob === "undefined" || !(data instanceof Blob)) return data as Partial<Envelope<T>>;
  return JSON.parse(await data.text()) as Partial<Envelope<T>>;
}

/** Makes one call and unwraps its envelope. Without a token, it uses the fixed basic credential. */
export async function send<T>(
  request: AxiosRequestConfig,
  accessToken: string | null = null,
): Promise<Outcome<T>> {
  const authorization = accessToken ? `Bearer ${accessToken}` : BASIC_CREDENTIAL;
  try {
    const { http } = await loadClient();
    const answer = await http.request<Partial<Envelope<T>> | Blob | string | null>({
      ...request,
      headers: { ...request.headers, Authorization: authorization },
    });
    if (isFile(answer)) return { kind: "data", data: answer.data as T, message: "" };
    const body = await readEnvelope<T>(answer.data);
    const code = typeof body?.code === "number" ? body.code : answer.status;
    const message = body?.message ?? "";
    if (code === 200 && body) return { kind: "data", data: body.data as T, message };
    return { kind: "failure", error: apiError(code, message, body?.data) };
  } catch {
    if (request.signal?.aborted) return { kind: "cancelled" };
    // Without a response, axios only has technical messages.
    return { kind: "failure", error: apiError(0, NETWORK_FAILURE, null) };
  }
}
