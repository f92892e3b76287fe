import type { Language } from "../language/languages";
import type { Dictionary } from "../language/spoken";
import { wordsIn } from "./dictionaries";
import { ms } from "./mail/ms";
import { ta } from "./mail/ta";
import { zh } from "./mail/zh";

const WORDS: Readonly<Record<Language, Dictionary>> = {
  en: {},
  zh: { ...wordsIn("zh"), ...zh },
  ms: { ...wordsIn("ms"), ...ms },
  ta: { ...wordsIn("ta"), ...ta },
};

/** Returns the translations of mails, and those of pages, whose words they share. */
export const mailWordsIn = (language: Language): Dictionary => WORDS[language];
