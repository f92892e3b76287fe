import type { Context } from "hono";
import type { AppError } from "./errors";

/** Whether a browser sent a page's form by itself, without script, and will show what it gets. */
export function wantsPage(c: Context): boolean {
  return c.req.method === "POST" && (c.req.header("accept") ?? "").startsWith("text/html");
}

/** What went wrong, to be read by a person. Going back, browsers show the form as it was typed. */
export function complaintPage(
  status: number,
  message: string,
  { errors = [], retryAfterSeconds }: Partial<Pick<AppError, "errors" | "retryAfterSeconds">> = {},
): Response {
  const list = errors.length > 0 ? errors.map((error) => error.message) : [message];
  const html = `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please check the form · Sayang</title><main><h1>Please check the form</h1>
<ul>${list.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>
<p>Nothing was sent. Go back in your browser: what you typed is still there.</p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      ...{ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      ...(retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {}),
    },
  });
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
