import { LANGUAGES } from "@/lib/language/languages";
import { MAILS } from "@/server/mails";
import { renderSample } from "./render";
import type { AnyTemplate } from "./template";

const ORIGIN = "https://sayang.example";
const all: readonly AnyTemplate[] = MAILS;
/** Guests' mails have the language of their invitation, whoever reads them. */
const translated = all.filter((template) =>
  template.channel === "sms"
    ? template.kind === "phone-code"
    : !template.inEnglish && template.content(template.sample(ORIGIN)).language === undefined,
);

/** Returns what people typed and what has no translation: the texts of a sample, however deep. */
function typedIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...value.split("\n")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(typedIn);
}

const withoutTyped = (text: string, typed: readonly string[]) =>
  [...new Set(typed)]
    .filter((each) => each.length > 2)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, each) => rest.replaceAll(each, "…"), text);

const partsOf = (template: AnyTemplate, language: "en" | "zh" | "ms" | "ta") => {
  const { subject, html, text } = renderSample(template, ORIGIN, language);
  const preheader = /<div style="display:none[^>]*>\s*([^<]*?)&#847;/.exec(html)?.[1] ?? "";
  const head = html ? [subject, preheader.replaceAll("&amp;", "&").replaceAll("&#39;", "'")] : [];
  const typed = typedIn(template.sample(ORIGIN));
  return { html, lines: [...head, ...text.split("\n")].map((line) => withoutTyped(line, typed)) };
};

test("most mails are translated", () => {
  expect(translated.length).toBeGreaterThan(50);
});

test.each(translated)("$kind has no English sentence in Chinese and Tamil", (template) => {
  for (const language of ["zh", "ta"] as const) {
    const { html, lines } = partsOf(template, language);
    if (html) expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`);
    expect(lines.filter((line) => /[a-z]{2,}[,.;:]? [a-z]{2,}/i.test(line))).toEqual([]);
  }
});

test.each(translated)("$kind has no line in Malay as it is in English", (template) => {
  const english = new Set(partsOf(template, "en").lines.filter((line) => /[a-z]{2,} [a-z]{2,}/i.test(line)));
  expect(partsOf(template, "ms").lines.filter((line) => english.has(line))).toEqual([]);
});
