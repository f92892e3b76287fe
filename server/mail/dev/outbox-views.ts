import { html, raw } from "hono/html";
import type { OutboxMessage } from "./outbox";
import { darkSwitch, type Html, linked, mailFrame, shell } from "./shell";

/** Fetches the list every two seconds and replaces it when it changed. The focused row keeps focus. */
export const REFRESH_SCRIPT = `
const list = document.getElementById("rows"), news = document.getElementById("news");
let shown = list.innerHTML;
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch("/dev/outbox/rows").catch(() => null);
  if (!answer || !answer.ok) return;
  const rows = await answer.text();
  const fresh = document.createElement("div");
  fresh.innerHTML = rows;
  if (fresh.innerHTML === shown) return;
  const focused = document.activeElement && document.activeElement.getAttribute("href");
  const first = list.querySelector("[data-name]");
  list.replaceChildren(...fresh.childNodes);
  shown = list.innerHTML;
  if (focused) for (const link of list.querySelectorAll("a")) if (link.getAttribute("href") === focused) link.focus();
  const now = list.querySelector("[data-name]");
  if (now && (!first || now.dataset.name !== first.dataset.name)) news.textContent = "New: " + now.dataset.subject;
}, 2000);
`;

/** The list of sent messages, newest first. */
export function outboxPage(messages: readonly OutboxMessage[], hasServer: boolean): Html {
  return shell(
    "Outbox",
    "outbox",
    html`<div class="narrow">
        <div class="head">
          <div>
            <h1>Outbox</h1>
            <p>
              ${
                hasServer
                  ? "A mail server is set (SMTP_URL), so email is sent for real and not kept here. Text messages still are."
                  : "Messages that would have been sent, newest first. New ones appear by themselves."
              }
            </p>
          </div>
        </div>
        <p id="news" class="unseen" role="status"></p>
        <div id="rows">${outboxRows(messages)}</div>
      </div>
      ${raw(`<script>${REFRESH_SCRIPT}</script>`)}`,
  );
}

export function outboxRows(messages: readonly OutboxMessage[]): Html {
  if (messages.length === 0) {
    return html`<div class="empty">
      <p>No messages yet.</p>
      <p>Sign up or ask for a new password: the message appears here within a second or two.</p>
    </div>`;
  }
  return html`<ul class="rows">
    ${messages.map(row)}
  </ul>`;
}

function row(message: OutboxMessage): Html {
  const { name, channel, to, subject, code, links, at } = message;
  const first = links[0];
  const quick = code
    ? html`<code class="quick">${code}</code>`
    : first
      ? html`<a class="quick" href="${first}" target="_blank" rel="noopener">Follow the link</a>`
      : "";
  return html`<li data-name="${name}" data-subject="${subject}">
    <a class="row" href="/dev/outbox/${name}">
      <span class="badge">${channel === "mail" ? "Mail" : "SMS"}</span>
      <span class="what"><span class="subject">${subject}</span><span class="to">${to}</span></span>
      <time datetime="${at}">${clock(at)}</time></a
    >${quick}
  </li>`;
}

/** One message, opened. */
export function messagePage(message: OutboxMessage, dark: boolean): Html {
  const { name, channel, from, to, subject, at, text, html: source, headers, links, code } = message;
  const ways = [...new Set(links)].map(
    (link) => html`<li><a href="${link}" target="_blank" rel="noopener">${link}</a></li>`,
  );
  return shell(
    subject,
    "outbox",
    html`<div class="narrow">
      <p><a class="back" href="/dev/outbox">← Outbox</a></p>
      <div class="head">
        <div>
          <h1>${channel === "mail" ? subject : "Text message"}</h1>
          <dl class="facts">
            <dt>To</dt>
            <dd>${to}</dd>
            <dt>From</dt>
            <dd>${from}</dd>
            <dt>Sent</dt>
            <dd><time datetime="${at}">${clock(at)}</time></dd>
          </dl>
        </div>
        ${source ? darkSwitch(dark) : ""}
      </div>
      ${code ? html`<p>Code <code class="quick">${code}</code></p>` : ""}
      ${
        ways.length > 0
          ? html`<ul class="links">
              ${ways}
            </ul>`
          : ""
      }
      ${source ? html`<figure class="wide">${mailFrame(source, subject, { height: 860, dark })}</figure>` : ""}
      <h2>${source ? "Plain text" : "Text"}</h2>
      <pre class="text">${linked(text)}</pre>
      ${
        headers.length > 0
          ? html`<details>
              <summary>Headers</summary>
              <dl class="facts headers">
                ${headers.map(
                  ({ key, value }) =>
                    html`<dt>${key}</dt>
                      <dd>${value}</dd>`,
                )}
              </dl>
            </details>`
          : ""
      }
      <p><a href="/dev/outbox/${name}/source">Source</a></p>
    </div>`,
  );
}

const CLOCK = new Intl.DateTimeFormat("en-SG", {
  timeZone: "Asia/Singapore",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

function clock(at: string): string {
  return CLOCK.format(new Date(at));
}
