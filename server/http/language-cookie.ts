import { type Language, LANGUAGE_COOKIE } from "@/lib/language/languages";
import { YEAR_SECONDS } from "@/lib/time";
import type { Exchange } from "./route";

/** Makes pages without a language in their path follow the account's. Pages read and change the cookie, too. */
export function setLanguageCookie(language: Language, exchange: Exchange): void {
  exchange.setCookie(LANGUAGE_COOKIE, language, { maxAgeSeconds: YEAR_SECONDS, httpOnly: false });
}
