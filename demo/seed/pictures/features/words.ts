import type { ColourName } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";

/** The source of features: an offer's own texts and attributes, and its vendor's. */
export interface Offered {
  /** The product type's slug. */
  type: string;
  title: string;
  attributes: Readonly<Record<string, string>>;
  ceremony: DrawnFeatures["ceremony"];
  /** The vendor's capacity in tables. */
  capacity: number;
  /** The vendor's name, styles and address. */
  house: string;
}

/** Features for offers whose `type title` matches a pattern; the first match decides. */
export type Rule = readonly [
  pattern: RegExp,
  features: DrawnFeatures | ((offered: Offered) => DrawnFeatures),
];

/** Words for colours, longer names before those that they contain. */
const COLOUR_WORDS: readonly (readonly [RegExp, ColourName])[] = [
  [/midnight navy/, "navy"],
  [/midnight|\bink\b/, "midnight"],
  [/rose gold/, "rose gold"],
  [/dusty rose/, "dusty rose"],
  [/ivory/, "ivory"],
  [/pearl/, "pearl"],
  [/\bwhite\b/, "white"],
  [/cream\b/, "cream"],
  [/champagne/, "champagne"],
  [/blush/, "blush"],
  [/burgundy/, "burgundy"],
  [/oxblood/, "oxblood"],
  [/\bwine\b/, "wine"],
  [/crimson/, "crimson"],
  [/\bred\b/, "red"],
  [/emerald/, "emerald"],
  [/mint/, "mint"],
  [/\bteal\b/, "teal"],
  [/violet/, "violet"],
  [/\bblack\b/, "black"],
  [/\bgrey\b/, "grey"],
  [/earth colours/, "terracotta"],
  [/moss/, "moss"],
  [/jade/, "jade"],
  [/silver/, "silver"],
  [/gold/, "gold"],
];

/** Returns the colour mentioned in a text. */
export function colourIn(words: string): ColourName | undefined {
  const text = words.toLowerCase();
  return COLOUR_WORDS.find(([pattern]) => pattern.test(text))?.[1];
}

export const colourOf = ({ title, attributes }: Offered): ColourName | undefined =>
  colourIn(attributes.Colour ?? "") ?? colourIn(title);

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Returns the number of tiers, players or cars given in words or digits. */
export function numberIn(words: string): number | undefined {
  const digits = /\d+/.exec(words)?.[0];
  if (digits) return Number(digits);
  const at = NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`, "i").test(words));
  return at < 0 ? undefined : at + 1;
}

const UNDER_THE_SKY = new Set<DrawnFeatures["motif"]>(["bay", "lawn", "shophouses", "garden aisle", "aisle"]);

function hourIn(words: string): DrawnFeatures["hour"] {
  if (/morning|lunch|\bday\b|sunrise|golden hour|sunset/i.test(words)) return "day";
  return /evening|night|neon|dark|lights/i.test(words) ? "night" : undefined;
}

export function featuresBy(rules: readonly Rule[], offered: Offered): DrawnFeatures {
  const words = `${offered.type} ${offered.title}`;
  const rule = rules.find(([pattern]) => pattern.test(words));
  if (!rule) throw new RangeError(`no rule says what "${offered.title}" (${offered.type}) looks like`);
  const [, given] = rule;
  const features = typeof given === "function" ? given(offered) : given;
  return UNDER_THE_SKY.has(features.motif) ? { ...features, hour: hourIn(words) } : features;
}
