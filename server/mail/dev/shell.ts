import { html, raw } from "hono/html";
import { STYLE } from "./style";

export type Html = ReturnType<typeof html>;

/** The frame of the development pages. */
export function shell(title: string, here: "mail" | "outbox", body: Html | Html[]): Html {
  const tab = (name: "mail" | "outbox", label: string) =>
    html`<a href="/dev/${name}" ${raw(here === name ? 'aria-current="page"' : "")}>${label}</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sayang development</title>
        <link rel="icon" href="/images/favicon.svg" />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="top">
          <a class="logo" href="/"
            ><img src="/images/logo-light.svg" alt="Sayang" width="111" height="28"
          /></a>
          <span class="tag">development</span>
          <nav aria-label="Development pages">${tab("outbox", "Outbox")}${tab("mail", "Templates")}</nav>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Mail in a frame without scripts, in light or dark colours; its links open in a new tab. */
export function mailFrame(
  source: string,
  title: string,
  { height, dark }: { height: number; dark: boolean },
): Html {
  const document = source
    .replace("<head>", '<head><base target="_blank">')
    .replace("(prefers-color-scheme:dark)", dark ? "all" : "not all");
  return html`<iframe
    title="${title}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    class="${dark ? "dark" : ""}"
    height="${height}"
    srcdoc="${document}"
  ></iframe>`;
}

/** Returns a plain text with clickable links. */
export function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    );
}

/** Switches the mail shown between the light and the dark colours. */
export function darkSwitch(dark: boolean): Html {
  return html`<p class="switch" role="group" aria-label="Colours of the mail">
    <a href="?" ${raw(dark ? "" : 'aria-current="true"')}>Light</a
    ><a href="?dark=1" ${raw(dark ? 'aria-current="true"' : "")}>Dark</a>
  </p>`;
}
