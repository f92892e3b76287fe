import { html, raw } from "hono/html";
import { GUARDS } from "@/server/core/actor";
import { inputSchema } from "./json-schema";
import { ABOUT } from "./openapi";
import { ABOUT_WEBHOOKS, bodyOf } from "./webhooks";
import { WEBHOOK_EVENT_LABELS, WEBHOOK_EVENTS } from "@/contracts/catalogue/integration/integration";
import type { Route } from "@/server/http/route";

type Html = ReturnType<typeof html>;

/** The reference page's policy: its own styles and nothing else. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Returns the same document as a page that needs no script. */
export function apiReference(routes: readonly Route[], prefix: string): Html {
  const sections = GUARDS.map((guard) => {
    const rows = routes.filter((row) => row.guard === guard);
    return html`<h2>${guard} <small>${rows.length}</small></h2>
      ${rows.map((row) => entry(row, prefix))}`;
  });
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sayang API</title>
      <style>
        ${raw(STYLE)}
      </style>
      <main>
        <h1>Sayang API</h1>
        <p>${ABOUT} As <a href="/api/openapi.json">OpenAPI</a>.</p>
        ${sections}
        <h2 id="webhooks">webhooks <small>${WEBHOOK_EVENTS.length}</small></h2>
        <p>${ABOUT_WEBHOOKS}</p>
        ${WEBHOOK_EVENTS.map(
          (event) =>
            html`<details>
              <summary>
                <code>POST</code> <code>${event}</code> <span>${WEBHOOK_EVENT_LABELS[event]}</span>
              </summary>
              <pre>${JSON.stringify(bodyOf(event), null, 1)}</pre>
            </details>`,
        )}
      </main>
    </html>`;
}

function entry(row: Route, prefix: string): Html {
  const input = { path: row.params, query: row.query, body: row.body };
  const parts = Object.entries(input).map(([name, schema]) =>
    schema
      ? html`<dt>${name}</dt>
          <dd><pre>${JSON.stringify(inputSchema(schema), null, 1)}</pre></dd>`
      : "",
  );
  return html`<details>
    <summary>
      <code class="${row.method}">${row.method}</code> <code>${prefix + row.path}</code>
      <span>${row.summary}</span>
    </summary>
    <dl>
      ${parts}
      <dt>answer</dt>
      <dd><code>${row.reply}</code></dd>
    </dl>
  </details>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#fbf7f1;color:#241a20;margin:0}main{max-width:64rem;margin:auto;padding:2rem 1rem}
h2{margin-top:2.5rem}small{color:#7a6a70}details{border-top:1px solid #e4d8ca;padding:.6rem 0}summary{cursor:pointer}summary span{color:#5a4b52}
code{font-size:.9em}code:first-child{display:inline-block;min-width:4.2em;font-weight:700;color:#8f1d3f}pre{background:#f3ebe0;padding:1rem;overflow:auto;border-radius:8px}dd{margin:0}`;
