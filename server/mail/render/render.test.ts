import { MAILS } from "@/server/mails";
import { renderSample } from "./render";
import type { AnyTemplate } from "./template";

const ORIGIN = "https://sayang.example";
const all: readonly AnyTemplate[] = MAILS;
const mails = all.filter(({ channel }) => channel === "mail");

/** Returns the visible words of an HTML part, and its link targets. */
function wordsOf(html: string): string[] {
  const visible = html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<div style="display:none[\s\S]*?<\/div>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, " ");
  const ways = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
  return [...visible.split(/\s+/).filter(Boolean), ...ways];
}

test.each(mails)("$kind says the same in both parts", (template) => {
  const { html, text } = renderSample(template, ORIGIN);
  const shown = new Set(wordsOf(html));
  const told = text
    .split(/\s+/)
    .map((word) => word.replace(/^(\d\.|>|--)$/, "").replace(/:$/, ""))
    .filter(Boolean);
  const seen = new Set([...shown].map((word) => word.replace(/:$/, "")));
  expect(told.filter((word) => !seen.has(word))).toEqual([]);
});

test.each(mails)(
  "$kind: subject without the code, a reason for getting it, nothing fetched from elsewhere",
  (template) => {
    const { subject, html, text } = renderSample(template, ORIGIN);
    const message = template.sample(ORIGIN) as Readonly<Record<string, unknown>>;
    expect(subject.length).toBeLessThan(60);
    if ("code" in message) {
      expect(subject).not.toContain(message.code);
      expect(html).toContain(message.code);
      expect(text).toContain(message.code);
    }
    if ("link" in message) expect(text).toContain(message.link);
    expect(text).toMatch(/^-- \n(You’re receiving this email because|您收到此邮件，是因为)/m);
    expect(html.replace(/\s+/g, " ")).not.toMatch(
      /<(link|script|iframe)\b|<img(?! src="data:)|url\(|@import/i,
    );
    expect(html).toContain("color-scheme");
  },
);

test("each text message fits into one SMS", () => {
  const texts = all.filter(({ channel }) => channel === "sms").map((each) => renderSample(each, ORIGIN).text);
  expect(texts).toHaveLength(2);
  expect(texts).toContainEqual(expect.stringContaining("719204"));
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
});
