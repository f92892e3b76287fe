import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPerson } from "@/contracts/planning/invitation/rsvp";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";

/** Returns the person's name, or "Your plus-one" for one that has none yet. */
export const personName = ({ name }: Pick<RsvpPerson, "name">, language: InviteLanguage) =>
  name || RSVP_WORDS[language].plusOne;

/** `Rose Lim, Ah Kow Lim`, joined in the style of the language. */
export function personNames(people: readonly Pick<RsvpPerson, "name">[], language: InviteLanguage): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    people.map((person) => personName(person, language)),
  );
}
