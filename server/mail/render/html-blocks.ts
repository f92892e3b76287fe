import { html, raw } from "hono/html";
import { t } from "@/lib/words/t";
import type { Block } from "./content";
import { COLOURS, FONT, MONO } from "./mail-style";
import { webAddress } from "./web-address";

export type Html = ReturnType<typeof html>;
export type Picture = Extract<Block, { type: "picture" }>;

const { sunk, ink, soft, faint, jewel, onJewel, brass, brassWash } = COLOURS;

/** Renders a block as HTML; `sourceOf` names the part that contains a picture. */
export function blockHtml(block: Block, sourceOf: (picture: Picture) => string): Html {
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
  // Six digits are easy to copy when large; a longer code still has to fit on a phone.
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
      ${t("If the button doesn't work, copy this address into your browser:")}<br />
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

/** The flower of the logo, in table cells: four brass petals around a jewel. Mail programs show no inline drawings. */
function lines(text: string): Html[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((part, index) => (index === 0 ? html`${part}` : html`<br />${part}`));
}
