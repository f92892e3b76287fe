export type Progress = { loaded: number; total?: number | undefined };

/** What is read of a response, from either of the browser's clients. */
export type Answer = Pick<Response, "status" | "text" | "blob"> & { headers: Pick<Headers, "get"> };

/**
 * Sends a request as `fetch` would and reports how much of its body has been sent. The response is text. Rejects when
 * there is none or the signal is aborted.
 */
export function sendByXhr(
  url: string,
  { method = "GET", headers, body, signal }: RequestInit,
  onProgress?: (sent: Progress) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value);
    if (onProgress)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : undefined });
    request.onload = () => {
      const type = request.getResponseHeader("content-type") ?? "";
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: () => Promise.resolve(request.responseText),
        blob: () => Promise.resolve(new Blob([request.responseText], { type })),
      });
    };
    request.onerror = request.onabort = () => reject(new Error(`${method} ${url} failed`));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    if (signal?.aborted) return reject(new Error(`${method} ${url} was cancelled`));
    signal?.addEventListener("abort", abort);
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
}
