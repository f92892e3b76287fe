import anyAscii from "any-ascii";
import { slugify } from "@/lib/text/slug";

const SLUG_MAX = 80;

/** Indian scripts and their names in Sanscript, whose plain `tamil` confuses t with d and p with b. */
const INDIC = [
  [/\p{Script=Tamil}/u, "tamil_extended"],
  [/\p{Script=Devanagari}/u, "devanagari"],
  [/\p{Script=Bengali}/u, "bengali"],
  [/\p{Script=Telugu}/u, "telugu"],
  [/\p{Script=Kannada}/u, "kannada"],
  [/\p{Script=Malayalam}/u, "malayalam"],
  [/\p{Script=Gujarati}/u, "gujarati"],
  [/\p{Script=Gurmukhi}/u, "gurmukhi"],
] as const;

/**
 * Returns the last part of a page's URL for a title in any script: `重庆婚礼` becomes `chong-qing-hun-li` and `திருமணம்`
 * `tirumanam`. Empty when nothing in the title is pronounceable.
 */
export async function readableSlug(title: string): Promise<string> {
  const text = await withPinyin(await withIndicVowels(title.normalize("NFC")));
  return slugify(anyAscii(text)).slice(0, SLUG_MAX).replace(/-$/, "");
}

/** Chinese is transcribed by words, because a character has several readings: `重` is chóng in 重庆 and zhòng in 重要. */
async function withPinyin(text: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(text)) return text;
  // The dictionary takes 16 MB, and most servers never need it.
  const { pinyin } = await import("pinyin-pro");
  return pinyin(text, { toneType: "none", nonZh: "consecutive", type: "array" }).join(" ");
}

/** Letter by letter, `any-ascii` omits the vowel inherent in each Indian consonant: `tmil` for தமிழ். */
async function withIndicVowels(text: string): Promise<string> {
  const scheme = INDIC.find(([script]) => script.test(text))?.[1];
  if (!scheme) return text;
  const { default: sanscript } = await import("@indic-transliteration/sanscript");
  return sanscript.t(text, scheme, "iast");
}
