import { html, raw } from "hono/html";
import type { Block, MailContent } from "./content";
import { COLOURS, DISPLAY, FONT, HEAD_STYLE, MONO } from "./mail-style";
import { webAddress } from "./web-address";

type Html = ReturnType<typeof html>;

const { paper, card, sunk, ink, soft, faint, line, jewel, onJewel, brass, brassWash } = COLOURS;

type Picture = Extract<Block, { type: "picture" }>;

/** Tables and inline styles, because that is what mail programs support. No images are fetched: `sourceOf` names parts. */
export function htmlPart(
  { subject, preheader, heading, blocks, why }: MailContent,
  sourceOf: (picture: Picture) => string,
): string {
  return String(
    html`<!doctype html>
      <html lang="en" dir="ltr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <title>${subject}</title>
          <style>
            ${raw(HEAD_STYLE)}
          </style>
        </head>
        <body class="paper" style="margin:0;padding:0;background:${paper};">
          <div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">
            ${preheader}${raw(PADDING)}
          </div>
          <table
            role="presentation"
            class="paper"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:${paper};"
          >
            <tr>
              <td align="center" class="edge" style="padding:36px 16px 48px;">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px;"
                >
                  <tr>
                    <td align="center" style="padding:0 0 24px;">${wordmark()}</td>
                  </tr>
                  <tr>
                    <td
                      class="card"
                      style="background:${card};border:1px solid ${line};border-top:4px solid ${jewel};border-radius:18px;padding:44px 48px 40px;"
                    >
                      <h1
                        class="ink"
                        style="margin:0 0 20px;font:500 30px/1.2 ${DISPLAY};letter-spacing:-0.01em;color:${ink};"
                      >
                        ${heading}
                      </h1>
                      ${blocks.map((block) => blockHtml(block, sourceOf))}
                    </td>
                  </tr>
                  <tr>
                    <td
                      align="center"
                      class="faint"
                      style="padding:28px 24px 0;font:400 13px/1.6 ${FONT};color:${faint};"
                    >
                      <p style="margin:0 0 8px;">${why}</p>
                      <p style="margin:0;">Sayang, weddings in Singapore</p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  ).replace(/\n\s+/g, "\n");
}

/** Keeps the body out of the preview line. */
const PADDING = "&#847;&zwnj;&nbsp;".repeat(60);

function blockHtml(block: Block, sourceOf: (picture: Picture) => string): Html {
  switch (block.type) {
    case "paragraph":
      return html`<p class="soft" style="margin:0 0 18px;font:400 17px/1.6 ${FONT};color:${soft};">
        ${block.text}
      </p> `;
    case "quote":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:6px 0 24px;"
      >
        <tr>
          <td class="sunk" style="background:${sunk};border-radius:10px;padding:18px 22px;">
            <p class="faint" style="margin:0 0 6px;font:600 13px/1.5 ${FONT};color:${faint};">
              ${block.label}
            </p>
            <p class="ink" style="margin:0;font:400 17px/1.6 ${FONT};color:${ink};word-break:break-word;">
              ${lines(block.text)}
            </p>
          </td>
        </tr>
      </table> `;
    case "steps":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:6px 0 14px;"
      >
        ${block.items.map(stepHtml)}
      </table> `;
    case "amounts":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:6px 0 18px;"
      >
        ${block.rows.map(amountHtml)}
      </table> `;
    case "code":
      return codeHtml(block.label, block.code);
    case "picture":
      return html`<img
        src="${raw(sourceOf(block))}"
        alt="${block.alt}"
        width="${block.width}"
        style="display:block;width:100%;max-width:${block.width}px;height:auto;margin:8px auto 24px;border:0;border-radius:14px;"
      />`;
    case "button":
      return buttonHtml(block.label, webAddress(block.href));
    case "link":
      return html`<p class="soft" style="margin:0 0 22px;font:400 16px/1.6 ${FONT};color:${soft};">
        ${block.text}
        <a class="jewel" href="${webAddress(block.href)}" style="color:${jewel};font-weight:600;"
          >${block.label}</a
        >
      </p> `;
    case "note":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 20px;"
      >
        <tr>
          <td
            class="note soft"
            style="background:${brassWash};border-left:3px solid ${brass};border-radius:4px 10px 10px 4px;padding:14px 18px;font:400 15px/1.55 ${FONT};color:${soft};"
          >
            ${block.text}
          </td>
        </tr>
      </table> `;
  }
}

function codeHtml(label: string, code: string): Html {
  // Six digits are easy to copy when they are large; a longer code still has to fit a phone.
  const long = code.length > 8;
  const [size, space] = long ? ["22px", "0.08em"] : ["36px", "0.22em"];
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 24px;"
  >
    <tr>
      <td align="center" class="sunk" style="background:${sunk};border-radius:14px;padding:26px 12px 22px;">
        <p
          class="jewel ${long ? "" : "code"}"
          style="margin:0;padding-left:${space};font:700 ${size}/1.2 ${MONO};letter-spacing:${space};white-space:nowrap;color:${jewel};"
        >
          ${code}
        </p>
        <p class="faint" style="margin:10px 0 0;font:400 14px/1.5 ${FONT};color:${faint};">${label}</p>
      </td>
    </tr>
  </table> `;
}

function buttonHtml(label: string, href: string): Html {
  return html`<table
      role="presentation"
      class="wide"
      cellpadding="0"
      cellspacing="0"
      style="margin:10px 0 14px;"
    >
      <tr>
        <td
          align="center"
          bgcolor="${jewel}"
          class="button"
          style="background:${jewel};border-radius:999px;mso-padding-alt:15px 34px;"
        >
          <a
            href="${href}"
            class="button-text"
            style="display:block;padding:15px 34px;font:600 17px/1.3 ${FONT};color:${onJewel};text-decoration:none;"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="faint" style="margin:0 0 24px;font:400 13px/1.6 ${FONT};color:${faint};">
      If the button doesn't work, copy this address into your browser:<br />
      <a class="faint" href="${href}" style="color:${faint};word-break:break-all;">${href}</a>
    </p> `;
}

function amountHtml(
  { label, amount }: { label: string; amount: string },
  index: number,
  rows: readonly unknown[],
): Html {
  const weight = index === rows.length - 1 ? 600 : 400;
  const font = `font:${weight} 16px/1.55 ${FONT}`;
  return html`<tr>
    <td valign="top" class="soft" style="padding:6px 12px 6px 0;${font};color:${soft};">${label}</td>
    <td valign="top" align="right" class="ink" style="padding:6px 0;${font};color:${ink};white-space:nowrap;">
      ${amount}
    </td>
  </tr> `;
}

function stepHtml(text: string, index: number): Html {
  return html`<tr>
    <td valign="top" width="44" style="padding:0 0 16px;">
      <div
        class="sunk jewel"
        style="width:30px;height:30px;border-radius:15px;background:${sunk};text-align:center;font:600 15px/30px ${FONT};color:${jewel};"
      >
        ${index + 1}
      </div>
    </td>
    <td valign="top" class="soft" style="padding:3px 0 16px;font:400 16px/1.55 ${FONT};color:${soft};">
      ${text}
    </td>
  </tr> `;
}

/** The flower of the logo, in table cells: four brass petals about a jewel. Mail programs show no inline drawings. */
function wordmark(): Html {
  const petal = (corners: string) =>
    html`<td
      width="10"
      height="10"
      class="petal"
      style="width:10px;height:10px;background:${brass};border-radius:${corners};font-size:0;line-height:0;"
    >
      &nbsp;
    </td>`;
  const gap = html`<td width="6" style="width:6px;font-size:0;line-height:0;">&nbsp;</td>`;
  const one = "10px 2px 10px 2px";
  const other = "2px 10px 2px 10px";
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td style="padding-right:12px;">
        <table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0">
          <tr>
            ${petal(one)}${gap}${petal(other)}
          </tr>
          <tr>
            ${gap}
            <td
              width="6"
              height="6"
              class="heart"
              style="width:6px;height:6px;background:${jewel};border-radius:3px;font-size:0;line-height:0;"
            >
              &nbsp;
            </td>
            ${gap}
          </tr>
          <tr>
            ${petal(other)}${gap}${petal(one)}
          </tr>
        </table>
      </td>
      <td class="ink" style="font:500 28px/1 ${DISPLAY};letter-spacing:0.01em;color:${ink};">Sayang</td>
    </tr>
  </table>`;
}

function lines(text: string): Html[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((part, index) => (index === 0 ? html`${part}` : html`<br />${part}`));
}
