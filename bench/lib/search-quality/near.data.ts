import type { Group } from "./query";

/**
 * Queries with no exact match in the catalogue, or only in other words. The first four were known misses; the other ten
 * were written without having seen the search's answers to them.
 */
export const NEAR_QUERIES: Group = {
  name: "near",
  kind: "vendors",
  later: true,
  rows: [
    ["3 tier cake", { categories: ["tiered-cakes"] }],
    ["rolls royce", { categories: ["bridal-cars"] }],
    ["fairy lights", { title: /\b(festoon|fairy)\b|\blighting\b/i }],
    ["his and hers rings", { categories: ["wedding-bands"] }],
    ["8 tier cake", { categories: ["tiered-cakes"] }],
    ["bentley with driver", { categories: ["bridal-cars"] }],
    ["vera wang gown", { categories: ["wedding-gowns"] }],
    ["ballroom for 80 tables", { categories: ["hotel-ballrooms"] }],
    ["4 piece live band", { types: ["four-piece-band"] }],
    ["tiffany engagement ring", { categories: ["engagement-rings"] }],
    ["unicorn cake", { categories: ["catering-cakes"] }],
    ["15 seater minibus", { types: ["minibus"] }],
    ["photographer with leica", { categories: ["photography"] }],
    ["emcee who speaks hokkien and klingon", { types: ["bilingual-emcee"] }],
  ],
};
