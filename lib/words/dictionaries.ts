import type { Language } from "../language/languages";
import { ms as siteMs } from "./site/ms";
import { ta as siteTa } from "./site/ta";
import { zh as siteZh } from "./site/zh";
import { ms as searchMs } from "./search/ms";
import { ta as searchTa } from "./search/ta";
import { zh as searchZh } from "./search/zh";
import { ms as categoryMs } from "./category/ms";
import { ta as categoryTa } from "./category/ta";
import { zh as categoryZh } from "./category/zh";
import { ms as vendorMs } from "./vendor/ms";
import { ta as vendorTa } from "./vendor/ta";
import { zh as vendorZh } from "./vendor/zh";
import { ms as bookMs } from "./book/ms";
import { ta as bookTa } from "./book/ta";
import { zh as bookZh } from "./book/zh";
import { ms as kindMs } from "./kind/ms";
import { ta as kindTa } from "./kind/ta";
import { zh as kindZh } from "./kind/zh";
import { ms as messagesMs } from "./messages/ms";
import { ta as messagesTa } from "./messages/ta";
import { zh as messagesZh } from "./messages/zh";
import type { Dictionary } from "../language/spoken";

const WORDS: Readonly<Record<Language, Dictionary>> = {
  en: {},
  zh: { ...siteZh, ...searchZh, ...categoryZh, ...vendorZh, ...bookZh, ...messagesZh, ...kindZh },
  ms: { ...siteMs, ...searchMs, ...categoryMs, ...vendorMs, ...bookMs, ...messagesMs, ...kindMs },
  ta: { ...siteTa, ...searchTa, ...categoryTa, ...vendorTa, ...bookTa, ...messagesTa, ...kindTa },
};

/** Returns all translations of a language. Only for the server: a page gives its scripts those it needs. */
export const wordsIn = (language: Language): Dictionary => WORDS[language];
