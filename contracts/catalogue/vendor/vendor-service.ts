import {
  WEDDING_CEREMONIES,
  WEDDING_CEREMONY_LABELS,
  type WeddingCeremony,
} from "@/contracts/identity/wedding";

export { MEAL_LABELS, MEALS, type Meal } from "../price/meal";

/** The languages in which a vendor works with couples and guests. */
export const VENDOR_LANGUAGES = [
  "english",
  "mandarin",
  "malay",
  "tamil",
  "cantonese",
  "hokkien",
  "teochew",
  "hindi",
] as const;
export type VendorLanguage = (typeof VENDOR_LANGUAGES)[number];

export const LANGUAGE_LABELS: Readonly<Record<VendorLanguage, string>> = {
  english: "English",
  mandarin: "Mandarin",
  malay: "Malay",
  tamil: "Tamil",
  cantonese: "Cantonese",
  hokkien: "Hokkien",
  teochew: "Teochew",
  hindi: "Hindi",
};

/** The ceremonies that a vendor serves. */
export const VENDOR_CEREMONIES = WEDDING_CEREMONIES;
export type VendorCeremony = WeddingCeremony;
export const CEREMONY_LABELS = WEDDING_CEREMONY_LABELS;

export const STYLES_MAX = 8;
export const STYLE_MAX = 40;
export const TOO_MANY_STYLES = `Choose at most ${STYLES_MAX} styles`;
/** Only a checked certificate may make this claim. */
export const STYLE_NEEDS_CERTIFICATE =
  "Add your halal certificate instead: couples see “Halal” once we’ve checked it";

/**
 * Returns styles in the form in which they are stored: without duplicates and with a capital first letter, so that
 * filters don't list one twice.
 */
export function stylesOf(typed: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const style of typed) {
    const words = style.trim().replace(/\s+/g, " ");
    const key = words.toLowerCase();
    if (words && !seen.has(key)) seen.set(key, words.charAt(0).toUpperCase() + words.slice(1));
  }
  return [...seen.values()];
}
