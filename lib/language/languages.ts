/** Languages of the public pages. `en` is the default and has no prefix. `locale` formats dates and numbers. */
export const LANGUAGES = {
  en: { tag: "en-SG", locale: "en-SG", prefix: "", name: "English" },
  zh: { tag: "zh-Hans", locale: "zh-SG", prefix: "/zh", name: "中文" },
  ms: { tag: "ms", locale: "ms-SG", prefix: "/ms", name: "Bahasa Melayu" },
  ta: { tag: "ta", locale: "ta-SG", prefix: "/ta", name: "தமிழ்" },
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = ["en", "zh", "ms", "ta"] as const satisfies readonly Language[];

const ALL = Object.keys(LANGUAGES) as Language[];

/** Stores the language in which a visitor last read a page. Pages without a language in their path use it. */
export const LANGUAGE_COOKIE = "sayang-language";

/** Public pages that exist in every language, each at its own path; all others exist only in English. */
const TRANSLATED = /^\/(vendor|vendor-detail\/[^/]+(\/[^/]+)?)?$/;
/** Pages without a language in their path, which follow the cookie. */
const FOLLOWING = /^\/(cart|login|register|user\/cart-summary|user\/checkout\/[^/]+|user\/pay\/[^/]+)$/;

/** Returns the path of an English page in the given language; pages that exist only in English stay. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  if (prefix === "" || !languagesOf(path).includes(language)) return path;
  return path === "/" ? prefix : prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/** Returns the languages in which the page with this English path exists. */
export function languagesOf(path: string): readonly Language[] {
  return TRANSLATED.test(path.replace(/[?#].*$/, "")) ? ALL : ["en"];
}

/** Returns true for a page that is shown in the visitor's language at one address. */
export const followsVisitor = (path: string): boolean => FOLLOWING.test(path);

/** Returns the language of a path, and the English path of the page. */
export function languageOf(path: string): { language: Language; path: string } {
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
  const language = ALL.find((each) => LANGUAGES[each].prefix === `/${first}`);
  if (!language) return { language: "en", path };
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Returns the language in which a page is rendered for a visitor: its path's, else for some pages the cookie's. */
export function languageFor(pathname: string, cookies: string | undefined): Language {
  const { language } = languageOf(pathname);
  if (language !== "en" || !followsVisitor(pathname)) return language;
  return chosenLanguage(cookies) ?? "en";
}

/** Returns the language that a browser's cookies name, or null. */
export function chosenLanguage(cookies: string | undefined): Language | null {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies ?? "")?.[1];
  return ALL.find((each) => each === chosen) ?? null;
}

/** Returns the language with this tag, as on a page's root element. */
export function languageTagged(tag: string): Language {
  return ALL.find((each) => LANGUAGES[each].tag === tag) ?? "en";
}
