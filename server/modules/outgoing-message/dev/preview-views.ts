import { html } from "hono/html";
import type { MessageKind, OutgoingMessage } from "../messages";
import { renderMail, renderText } from "../render";
import { darkSwitch, type Html, linked, mailFrame, shell } from "./shell";

type Samples = { [K in MessageKind]: OutgoingMessage };

/** Every message, small. */
export function previewAll(samples: Samples, dark: boolean): Html {
  const cards = Object.values(samples).map((message) => {
    const { subject, html: source, text } = render(message);
    const look = source
      ? mailFrame(source, subject, { height: 760, dark })
      : html`<pre class="bubble">${text}</pre>`;
    return html`<li>
      <a class="card" href="/dev/mail/${message.kind}${dark ? "?dark=1" : ""}">
        <span class="thumb" inert>${look}</span>
        <span class="kind">${message.kind}</span
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

/** One message at the widths of a desk and a phone, and its text. */
export function previewOne(samples: Samples, kind: MessageKind, dark: boolean): Html {
  const message = samples[kind];
  const { subject, html: source, text } = render(message);
  const kinds = Object.keys(samples).map(
    (name) =>
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
            <p>To ${message.to}</p>
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

function render(message: OutgoingMessage): { subject: string; html: string; text: string } {
  if (message.kind !== "phone-code") return renderMail(message);
  return { subject: "Text message", html: "", text: renderText(message) };
}
