import type { Rule } from "./words";

export const MAKEUP_HAIR: readonly Rule[] = [
  [/henna|mehndi-safe|mehndi/i, ({ type }) => ({ motif: type === "bridal-manicure" ? "scent" : "mehndi" })],
  [/tudung|hijab/i, { motif: "veil", fabric: "silk" }],
  [/saree|draping/i, { motif: "saree", colour: "crimson", accent: "gold" }],
  [
    /updo|hairdo|chignon|plait|hair\b/i,
    ({ type }) => ({ motif: type === "groom-grooming" ? "scent" : "chignon" }),
  ],
  [/manicure|lulur|flower-bath/i, { motif: "scent" }],
  [/facial|skin plan|lash/i, { motif: "compact" }],
  [/^groom-grooming/, { motif: "scent" }],
  [/mother|family|bridesmaid|guest-styling|party/i, { motif: "lipsticks" }],
  [/trial/i, { motif: "powders" }],
  [/airbrush|full-day|shoot/i, { motif: "brushes" }],
  [/two-look/i, { motif: "powders" }],
  [/rom-makeup/i, { motif: "compact" }],
  [/makeup/i, ({ title }) => ({ motif: title.length % 2 === 0 ? "lipsticks" : "brushes" })],
];
