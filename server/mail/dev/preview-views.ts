import { html } from "hono/html";
import { renderSample } from "@/server/mail/render/render";
import type { AnyTemplate } from "@/server/mail/render/template";
import { darkSwitch, type Html, linked, mailFrame, shell } from "./shell";

/** Every message, small. */
export function previewAll(templates: readonly AnyTemplate[], origin: string, dark: boolean): Html {
  const cards = templates.map((template) => {
    const { subject, html: source, text } = renderSample(template, origin);
    const look = source
      ? mailFrame(source, subject, { height: 760, dark })
      : html`<pre class="bubble">${text}</pre>`;
    return html`<li>
      <a class="card" href="/dev/mail/${template.kind}${dark ? "?dark=1" : ""}">
        <span class="thumb" inert>${look}</span>
        <span class="kind">${template.kind}</span
        ><span class="subject">${source ? subject : "Text message"}</span></a
      >
    </li>`;
  });
  return shell(
    "Templates",
    "mail",
    html`<div class="head">
        <div>
          <h1>Templates</h1>
          <p>Every message that Sayang sends, with sample data.</p>
        </div>
        ${darkSwitch(dark)}
      </div>
      <ul class="grid">
        ${cards}
      </ul>`,
  );
}

/** One message at desktop and phone width, and its text. */
export function previewOne(
  templates: readonly AnyTemplate[],
  template: AnyTemplate,
  origin: string,
  dark: boolean,
): Html {
  const { kind } = template;
  const { to, subject, html: source, text } = renderSample(template, origin);
  const kinds = templates.map(
    ({ kind: name }) =>
      html`<li>
        <a href="/dev/mail/${name}${dark ? "?dark=1" : ""}" ${name === kind ? html`aria-current="page"` : ""}
          >${name}</a
        >
      </li>`,
  );
  const views = source
    ? html`<div class="views">
        <figure class="wide">
          <figcaption>Desk, 680 px</figcaption>
          ${mailFrame(source, `${subject}, desk`, { height: 900, dark })}
        </figure>
        <figure class="phone">
          <figcaption>Phone, 390 px</figcaption>
          ${mailFrame(source, `${subject}, phone`, { height: 900, dark })}
        </figure>
      </div>`
    : "";
  return shell(
    kind,
    "mail",
    html`<div class="beside">
      <nav class="kinds" aria-label="Messages">
        <ul>
          ${kinds}
        </ul>
      </nav>
      <div>
        <div class="head">
          <div>
            <p class="kind">${kind}</p>
            <h1>${subject}</h1>
            <p>To ${to}</p>
          </div>
          ${source ? darkSwitch(dark) : ""}
        </div>
        ${views}
        <h2>Plain text</h2>
        <pre class="text">${linked(text)}</pre>
      </div>
    </div>`,
  );
}
