import type { IncomingMessage } from "node:http";
import { languageFor, languageOf } from "@/lib/language/languages";
import { wordsIn } from "@/lib/words/dictionaries";
import { speak } from "@/server/core/speaking";

/** Renders a page in the language of its path or, for some pages, in the visitor's. */
export function inPageLanguage<T>({ url = "/", headers }: IncomingMessage, render: () => T): T {
  const [pathname = "/"] = url.split(/[?#]/, 1);
  const language = languageFor(pathname, headers.cookie);
  return speak({ language, address: languageOf(url).path, words: wordsIn(language) }, render);
}
