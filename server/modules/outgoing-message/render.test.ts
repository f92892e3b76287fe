import { samples } from "./dev/samples";
import { renderMail, renderText } from "./render";

const all = Object.values(samples("https://sayang.example"));
const mails = all.filter((message) => message.kind !== "phone-code");

/** The words of an HTML part as a reader sees them, and where its links lead. */
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

test.each(mails)("$kind says the same in both parts", (message) => {
  const { html, text } = renderMail(message);
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
  (message) => {
    const { subject, html, text } = renderMail(message);
    expect(subject.length).toBeLessThan(60);
    if ("code" in message) {
      expect(subject).not.toContain(message.code);
      expect(html).toContain(message.code);
      expect(text).toContain(message.code);
    }
    if ("link" in message) expect(text).toContain(message.link);
    expect(text).toContain("You get this message because");
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
    expect(html).toContain("color-scheme");
  },
);

test("a text message fits one", () => {
  const text = renderText({ kind: "phone-code", to: "+6591234567", code: "719204" });
  expect(text).toContain("719204");
  expect(text.length).toBeLessThanOrEqual(160);
});
