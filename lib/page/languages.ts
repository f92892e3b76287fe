/** Languages of the public pages. `en` is the default and has no prefix. */
export const LANGUAGES = {
  en: { tag: "en-SG", prefix: "", name: "English" },
  zh: { tag: "zh-Hans", prefix: "/zh", name: "中文" },
  ms: { tag: "ms", prefix: "/ms", name: "Bahasa Melayu" },
  ta: { tag: "ta", prefix: "/ta", name: "தமிழ்" },
} as const;
export type Language = keyof typeof LANGUAGES;

const ALL = Object.keys(LANGUAGES) as Language[];

/** Pages that exist in every language; all others exist only in English. */
const TRANSLATED: readonly string[] = ["/"];

/** Returns the path of an English page in the given language. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  return prefix === "" ? path : path === "/" ? prefix : prefix + path;
}

/** Returns the languages in which the page with this English path exists. */
export function languagesOf(path: string): readonly Language[] {
  return TRANSLATED.includes(path) ? ALL : ["en"];
}

/** Returns the language of a path, and the English path of the page. */
export function languageOf(path: string): { language: Language; path: string } {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const language = ALL.find((each) => LANGUAGES[each].prefix === `/${first}`);
  return language ? { language, path: rest || "/" } : { language: "en", path };
}
