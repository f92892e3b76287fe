import type { Context } from "hono";
import { html } from "hono/html";
import type { AppError } from "@/server/core/errors";

/** Returns true when a browser submitted a form natively and will show the response. */
export function wantsPage(c: Context): boolean {
  return c.req.method === "POST" && (c.req.header("accept") ?? "").startsWith("text/html");
}

/** Returns an error as a page. When going back, browsers restore the form's input. */
export function complaintPage(
  status: number,
  message: string,
  { errors = [], retryAfterSeconds }: Partial<Pick<AppError, "errors" | "retryAfterSeconds">> = {},
): Response {
  const list = errors.length > 0 ? errors.map((error) => error.message) : [message];
  const page = html`<!doctype html>
    <html lang="en-SG">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Please check the form · Sayang</title>
      <main>
        <h1>Please check the form</h1>
        <ul>
          ${list.map((line) => html`<li>${line}</li>`)}
        </ul>
        <p>Nothing was sent. Go back in your browser: what you typed is still there.</p>
      </main>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      ...(retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {}),
    },
  });
}
