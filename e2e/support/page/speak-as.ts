import type { Language } from "@/lib/language/languages";
import { speakBy } from "@/lib/language/spoken";
import { wordsIn } from "@/lib/words/dictionaries";

/** Runs `format` as it would run on a page in that language. */
export function speakAs<T>(language: Language, format: () => T): T {
  speakBy(() => ({ language, address: "/", words: wordsIn(language) }));
  try {
    return format();
  } finally {
    speakBy(() => undefined);
  }
}
