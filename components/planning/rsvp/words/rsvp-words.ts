import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { EN } from "./en";
import { MS } from "./ms";
import type { ReplyWords } from "./reply-words";
import { TA } from "./ta";
import { ZH } from "./zh";

/** The words by the invitation's language. */
export const RSVP_WORDS: Readonly<Record<InviteLanguage, ReplyWords>> = { en: EN, zh: ZH, ms: MS, ta: TA };
