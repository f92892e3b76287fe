import { type Language, LANGUAGES, languageTagged, pathIn } from "./languages";

/** A translation; texts with a count have one for 1 and one for every other number. */
export type Entry = string | { one: string; other: string };
/** Translations by their English texts. */
export type Dictionary = Readonly<Record<string, Entry>>;

/** The language of a render and its translations. `address` is the page's English path with its query. */
export type Spoken = { language: Language; address: string; words: Dictionary };

const ENGLISH: Spoken = { language: "en", address: "/", words: {} };
/** The id of the translations that a page's small script needs before the framework loads. */
export const EARLY_WORDS_ID = "early-words";

/** Shared by the server and the framework's bundles, which have copies of this module. */
type Shared = typeof globalThis & { sayangSpoken?: () => Spoken | undefined };
const shared = globalThis as Shared;
let inBrowser: Dictionary | undefined;
let translate: ((message: string) => string) | undefined;

/** Sets the server's function that returns the language of the current render. Called once per process. */
export function speakBy(current: () => Spoken | undefined): void {
  shared.sayangSpoken = current;
}

/** Gives a page in the browser its translations, and a function that finds those of messages. */
export function learnWords(words: Dictionary, said: (message: string) => string): void {
  if (typeof document === "undefined") return;
  inBrowser = words;
  translate = said;
}

/**
 * Returns a message of the server or of a form in the page's language, if it has a translation. Pages in English don't
 * load what finds it.
 */
export const inPageWords = (message: string): string =>
  translate && spokenLanguage() !== "en" ? translate(message) : message;

/** Returns the language of the current render or, in the browser, of the page. English outside pages. */
export function spokenLanguage(): Language {
  if (typeof document !== "undefined") return languageTagged(document.documentElement.lang);
  return spoken().language;
}

/** Returns the language and translations of the current render. Only on the server. */
export function spoken(): Spoken {
  return shared.sayangSpoken?.() ?? ENGLISH;
}

/** Returns the locale that dates and numbers are formatted in. */
export const spokenLocale = (): string => LANGUAGES[spokenLanguage()].locale;

/** Returns an English page's path in the current language. */
export const pathHere = (path: string): string => pathIn(spokenLanguage(), path);

/** Returns the current translations, none in English. */
export function spokenWords(): Dictionary {
  if (typeof document === "undefined") return spoken().words;
  if (spokenLanguage() === "en") return ENGLISH.words;
  return (inBrowser ??= earlyWords());
}

function earlyWords(): Dictionary {
  const text = document.getElementById(EARLY_WORDS_ID)?.textContent;
  return text ? (JSON.parse(text) as Dictionary) : ENGLISH.words;
}
