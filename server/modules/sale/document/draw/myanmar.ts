/** A syllable: what stacks above it (kinzi), its consonants, what joins them, and the vowel that is drawn in front. */
const SYLLABLE =
  /(\u1004\u103a\u1039)?([\u1000-\u102a\u103f\u104e](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e]*)(\u1031?)/g;
const MEDIAL_RA = "\u103c";

/** OpenType features for letters that stack or join. Fontkit has no shaper for Burmese and enables none of them. */
export const MYANMAR_FEATURES = ["rphf", "pref", "blwf", "pstf", "pres", "abvs", "blws", "psts"];

export const isMyanmar = (text: string): boolean => /\p{Script=Myanmar}/u.test(text);

/** Returns Burmese in the order in which it is seen: `မေ` is written after its consonant and drawn before it. */
export function inDrawnOrder(text: string): string {
  return text.replace(
    SYLLABLE,
    (_, kinzi: string | undefined, base: string, medials: string, vowel: string) => {
      const ra = medials.includes(MEDIAL_RA) ? MEDIAL_RA : "";
      return vowel + ra + base + (kinzi ?? "") + medials.replace(MEDIAL_RA, "");
    },
  );
}
