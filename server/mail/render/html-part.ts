import { html, raw } from "hono/html";
import { LANGUAGES } from "@/lib/language/languages";
import { t } from "@/lib/words/t";
import type { MailContent } from "./content";
import { blockHtml, type Html, type Picture } from "./html-blocks";
import { webAddress } from "./web-address";
import { COLOURS, DISPLAY, FONT, HEAD_STYLE } from "./mail-style";

const { paper, card, ink, faint, line, jewel, brass } = COLOURS;

/**
 * Uses tables and inline styles, because that is what mail programs support. No images are fetched: `sourceOf` names
 * parts.
 */
export function htmlPart(
  { language = "en", subject, preheader, heading, blocks, why, stop }: MailContent,
  sourceOf: (picture: Picture) => string,
): string {
  return String(
    html`<!doctype html>
      <html lang="${LANGUAGES[language].tag}" dir="ltr">
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
                      ${
                        stop?.page
                          ? html`<p style="margin:0 0 8px;">
                              <a
                                href="${webAddress(stop.page)}"
                                class="faint"
                                style="color:${faint};text-decoration:underline;"
                                >${t("Stop emails like this")}</a
                              >
                            </p>`
                          : ""
                      }
                      <p style="margin:0;">${t("Sayang, weddings in Singapore")}</p>
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
