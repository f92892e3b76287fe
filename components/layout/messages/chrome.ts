import type { Language } from "@/lib/page/languages";
import type { ChromeMessages } from "./chrome-messages";
import { ms } from "./ms";
import { ta } from "./ta";
import { zh } from "./zh";

const MESSAGES: Readonly<Record<Language, ChromeMessages>> = { en: {}, zh, ms, ta };

/** Returns a function that translates a text of the header or footer. A text without a translation stays English. */
export function chromeIn(language: Language): (english: string) => string {
  const messages = MESSAGES[language];
  return (english) => messages[english] ?? english;
}
