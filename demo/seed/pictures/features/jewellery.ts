import type { DrawnFeatures } from "@/demo/artwork/features/features";
import type { Offered, Rule } from "./words";

const METALS: readonly (readonly [RegExp, DrawnFeatures["colour"]])[] = [
  [/rose gold/i, "rose gold"],
  [/white gold|platinum|silver/i, "silver"],
  [/gold/i, "gold"],
];
const STONES: readonly (readonly [RegExp, DrawnFeatures["accent"]])[] = [
  [/jade/i, "jade"],
  [/teal sapphire/i, "teal"],
  [/padparadscha|morganite/i, "peach"],
  [/sapphire/i, "sapphire"],
  [/opal|moonstone/i, "pearl"],
  [/diamond/i, "white"],
];

const worded = ({ title, type, attributes }: Offered): string =>
  `${title} ${type} ${Object.values(attributes).join(" ")}`;
const metalOf = (offered: Offered): DrawnFeatures["colour"] =>
  METALS.find(([pattern]) => pattern.test(offered.attributes.Metal ?? worded(offered)))?.[1] ?? "gold";
const stoneOf = (offered: Offered): DrawnFeatures["accent"] =>
  STONES.find(([pattern]) => pattern.test(worded(offered)))?.[1];

export const JEWELLERY: readonly Rule[] = [
  [/bangle|bracelet|anklet|emas-kahwin(?!.*button)/i, { motif: "bangles", colour: "gold" }],
  [/kerosang|buttons|heirloom repair/i, { motif: "kerosang" }],
  [
    /toe rings|thank-you ring|rings for the exchange/i,
    (offered) => ({ motif: "two rings", colour: metalOf(offered) }),
  ],
  [/temple-jewellery.*earring/i, { motif: "earrings" }],
  [/crown|tiara|hairpin|billai/i, { motif: "tiara" }],
  [
    /si-dian-jin|thali|mangalsutra|necklace|temple|choker|kundan/i,
    (offered) => ({ motif: "necklace", colour: /silver/i.test(worded(offered)) ? "silver" : "gold" }),
  ],
  [
    /wedding-bands|engraving/i,
    (offered) => ({
      motif: "two rings",
      colour: metalOf(offered),
      accent: /diamond/i.test(offered.type) ? "white" : undefined,
    }),
  ],
  [
    /ring/i,
    (offered) => ({ motif: "ring box", colour: metalOf(offered), accent: stoneOf(offered) ?? "white" }),
  ],
];
