import type { Language } from "@/lib/language/languages";
import { en, type HomeMessages } from "./en";
import { ms } from "./ms";
import { ta } from "./ta";
import { zh } from "./zh";

export const HOME_MESSAGES: Readonly<Record<Language, HomeMessages>> = { en, zh, ms, ta };
