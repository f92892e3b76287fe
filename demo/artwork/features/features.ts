import type { ColourName } from "./colours";
import type { MotifName } from "./motif-names";

export const CEREMONIES = ["chinese", "malay", "indian", "peranakan", "civil"] as const;
export const SILHOUETTES = [
  "ball",
  "a-line",
  "mermaid",
  "column",
  "slip",
  "wrap",
  "tea",
  "jumpsuit",
] as const;
export const SLEEVES = ["none", "straps", "off the shoulder", "cap", "long"] as const;
export const NECKLINES = [
  "sweetheart",
  "straight",
  "square",
  "v",
  "bateau",
  "cowl",
  "illusion",
  "high",
] as const;
export const FABRICS = [
  "satin",
  "crepe",
  "tulle",
  "organza",
  "lace",
  "beaded",
  "glitter",
  "velvet",
  "chiffon",
  "linen",
  "silk",
  "songket",
  "brocade",
] as const;
export const LAPELS = ["notch", "peak", "shawl", "mandarin"] as const;
export const TAILORING = ["suit", "three-piece", "waistcoat", "shirt", "bandhgala", "sherwani"] as const;
export const VEHICLES = [
  "saloon",
  "limousine",
  "grand tourer",
  "convertible",
  "people carrier",
  "mini",
  "camper",
  "vintage saloon",
  "roadster",
  "coach",
  "minibus",
] as const;
export const VENUES = ["ballroom", "restaurant", "hall", "garden", "beach", "rooftop", "riverside"] as const;
export const CAKE_FINISHES = ["buttercream", "lace", "songket", "flowers", "naked", "plain"] as const;

/**
 * The content of one picture, and everything that a drawing may know about a product. Names and attributes become
 * features in one place (demo/seed/pictures/features); a drawing uses only the features that its motif has.
 */
export interface DrawnFeatures {
  motif: MotifName;
  /** The colour of the thing itself: silk, lacquer, metal, petals. */
  colour?: ColourName | undefined;
  /** A second colour: a border, a roof, a stone. */
  accent?: ColourName | undefined;
  ceremony?: (typeof CEREMONIES)[number] | undefined;
  silhouette?: (typeof SILHOUETTES)[number] | undefined;
  sleeve?: (typeof SLEEVES)[number] | undefined;
  neckline?: (typeof NECKLINES)[number] | undefined;
  fabric?: (typeof FABRICS)[number] | undefined;
  veil?: boolean | undefined;
  bow?: boolean | undefined;
  /** How much of a kua is worked in gold, 1 to 4. */
  gold?: number | undefined;
  lapel?: (typeof LAPELS)[number] | undefined;
  tailoring?: (typeof TAILORING)[number] | undefined;
  vehicle?: (typeof VEHICLES)[number] | undefined;
  seats?: number | undefined;
  venue?: (typeof VENUES)[number] | undefined;
  /** The time of day, for places under the sky. */
  hour?: "day" | "night" | undefined;
  /** Laid tables in view. */
  tables?: number | undefined;
  tiers?: number | undefined;
  finish?: (typeof CAKE_FINISHES)[number] | undefined;
  /** Pieces of the same thing in view. */
  count?: number | undefined;
  /** Shown beside the first thing, for sets of different ones. */
  with?: readonly DrawnFeatures[] | undefined;
  flower?: "rose" | "peony" | "orchid" | "sunflower" | "lily" | "jasmine" | "marigold" | "cotton" | undefined;
}
