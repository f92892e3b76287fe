import { AsyncLocalStorage } from "node:async_hooks";
import { chosenLanguage, type Language } from "@/lib/language/languages";

const calls = new AsyncLocalStorage<Language | null>();

/** Runs a call of the API, which knows the language in which its caller last read a page. */
export function callIn<T>(cookies: string | undefined, call: () => T): T {
  return calls.run(chosenLanguage(cookies), call);
}

/** Returns the language in which the caller of the API reads; null when unknown, and outside calls. */
export const visitorLanguage = (): Language | null => calls.getStore() ?? null;
