export const INVITE_LANGUAGES = ["en", "zh", "ms", "ta"] as const;
export type InviteLanguage = (typeof INVITE_LANGUAGES)[number];

/** What an e-invite says in one language. */
export type InviteText = { heading: string; body: string; closing: string };
export type InviteWords = Partial<Record<InviteLanguage, InviteText>>;
