import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { colourIn, colourOf, type Offered, type Rule } from "./words";

const SILHOUETTE: readonly (readonly [RegExp, DrawnFeatures["silhouette"]])[] = [
  [/ball gown/i, "ball"],
  [/mermaid/i, "mermaid"],
  [/column/i, "column"],
  [/slip|bias-cut/i, "slip"],
  [/wrap/i, "wrap"],
  [/minimalist/i, "column"],
];
const FABRIC: readonly (readonly [RegExp, DrawnFeatures["fabric"]])[] = [
  [/lace|chantilly/i, "lace"],
  [/bead/i, "beaded"],
  [/glitter/i, "glitter"],
  [/organza/i, "organza"],
  [/tulle/i, "tulle"],
  [/cr[eê]pe/i, "crepe"],
  [/velvet/i, "velvet"],
  [/chiffon/i, "chiffon"],
  [/linen/i, "linen"],
  [/satin|mikado/i, "satin"],
  [/silk/i, "silk"],
];
const NECKLINE: readonly (readonly [RegExp, DrawnFeatures["neckline"]])[] = [
  [/bateau/i, "bateau"],
  [/sweetheart/i, "sweetheart"],
  [/square/i, "square"],
  [/illusion/i, "illusion"],
  [/strapless/i, "straight"],
  [/cowl/i, "cowl"],
  [/high|modest/i, "high"],
  [/\bv\b/i, "v"],
];

const found = <T>(table: readonly (readonly [RegExp, T])[], words: string): T | undefined =>
  table.find(([pattern]) => pattern.test(words))?.[1];

/** A modest gown covers neck and arms, whatever else its description says. */
function sleeveOf(words: string, neckline: DrawnFeatures["neckline"]): DrawnFeatures["sleeve"] {
  if (/long-sleeved|lace-sleeved|modest/i.test(words)) return "long";
  if (/off the shoulder/i.test(words)) return "off the shoulder";
  if (neckline === "v" || neckline === "cowl") return "straps";
  return "none";
}

function gown(offered: Offered): DrawnFeatures {
  const words = `${offered.type} ${offered.title} ${Object.values(offered.attributes).join(" ")}`;
  const neckline = found(NECKLINE, words) ?? (/off the shoulder/i.test(words) ? "straight" : "v");
  return {
    motif: "gown",
    silhouette: found(SILHOUETTE, words) ?? "a-line",
    fabric: found(FABRIC, words) ?? "tulle",
    neckline,
    sleeve: sleeveOf(words, neckline),
    colour: colourIn(offered.attributes.Colour ?? "") ?? colourIn(offered.title) ?? "ivory",
    veil: !/slip|wrap|column|bias/i.test(words),
    bow: /\bbow\b/i.test(words) || undefined,
  };
}

const dress =
  (features: Omit<DrawnFeatures, "motif">) =>
  (offered: Offered): DrawnFeatures => ({
    motif: "gown",
    fabric: found(FABRIC, offered.title) ?? "chiffon",
    ...features,
    colour: colourOf(offered) ?? features.colour,
  });

const suit =
  (features: Omit<DrawnFeatures, "motif">) =>
  (offered: Offered): DrawnFeatures => ({
    motif: "suit",
    ...features,
    colour: colourOf(offered) ?? features.colour,
  });

const GOWN: DrawnFeatures = {
  motif: "gown",
  silhouette: "a-line",
  fabric: "tulle",
  neckline: "v",
  sleeve: "straps",
};
const EVENING: DrawnFeatures = {
  motif: "gown",
  silhouette: "slip",
  fabric: "satin",
  neckline: "cowl",
  sleeve: "straps",
  colour: "dusty rose",
};
const SUIT: DrawnFeatures = { motif: "suit", colour: "midnight", lapel: "peak" };
const MODEST: DrawnFeatures = {
  ...GOWN,
  sleeve: "long",
  neckline: "high",
  fabric: "crepe",
  colour: "champagne",
};

export const BRIDAL_WEAR: readonly Rule[] = [
  [/overskirt/i, { motif: "overskirt" }],
  [/veil/i, ({ title }) => ({ motif: "veil", fabric: /raw-edge/i.test(title) ? "silk" : "lace" })],
  [
    /Nikah to Sanding/i,
    {
      motif: "rack",
      with: [
        { motif: "kebaya", colour: "ivory", fabric: "lace" },
        { motif: "kebaya", colour: "emerald", fabric: "songket" },
        MODEST,
      ],
    },
  ],
  [
    /Three-function/i,
    {
      motif: "rack",
      with: [
        { motif: "lehenga", colour: "gold" },
        { motif: "saree", colour: "red" },
        { motif: "suit", tailoring: "sherwani", colour: "ivory" },
      ],
    },
  ],
  [/Whole Wardrobe/i, { motif: "rack", with: [GOWN, { motif: "qun kua", gold: 2 }, EVENING, SUIT] }],
  [
    /ROM Pair/i,
    {
      motif: "rack",
      with: [
        { ...GOWN, silhouette: "tea", fabric: "satin" },
        { motif: "suit", colour: "sand" },
      ],
    },
  ],
  [/gown-suit-package/, { motif: "rack", with: [GOWN, EVENING, SUIT] }],
  [
    /gown-alterations/,
    ({ title }) =>
      /48 hours/i.test(title)
        ? { motif: "suit", tailoring: "three-piece", colour: "grey" }
        : {
            motif: "rack",
            with: [
              { ...GOWN, sleeve: "long", neckline: "high", fabric: "lace" },
              { ...GOWN, silhouette: "slip", fabric: "lace" },
            ],
          },
  ],
  [/evening-gown/, dress({ silhouette: "column", neckline: "v", sleeve: "straps", colour: "wine" })],
  [/tea-dress/, dress({ silhouette: "tea", neckline: "square", sleeve: "cap", colour: "cream" })],
  [
    /jumpsuit/,
    dress({ silhouette: "jumpsuit", neckline: "v", sleeve: "straps", fabric: "crepe", colour: "ivory" }),
  ],
  [
    /bridesmaid-dress/,
    dress({ silhouette: "a-line", neckline: "v", sleeve: "straps", colour: "dusty rose" }),
  ],
  [/magua/i, ({ title }) => ({ motif: "qun kua", gold: 1, colour: /groom/i.test(title) ? "black" : "red" })],
  [/Gua Wang/, { motif: "qun kua", gold: 4, colour: "crimson" }],
  [/Da Wufu/, { motif: "qun kua", gold: 3, colour: "crimson" }],
  [/Rose Gold/, { motif: "qun kua", gold: 2, colour: "red", accent: "rose gold" }],
  [/Xiu He/, { motif: "qun kua", gold: 1, colour: "crimson" }],
  [/qun-kua/, { motif: "qun kua", gold: 2, colour: "crimson" }],
  [
    /qipao/i,
    ({ title }) => ({
      motif: "cheongsam",
      fabric: /lace/i.test(title) ? "lace" : "silk",
      colour: /mothers/i.test(title) ? "dusty rose" : /lace/i.test(title) ? "champagne" : "crimson",
      count: /pair/i.test(title) ? 2 : 1,
    }),
  ],
  [/Matching Set/i, { motif: "songket pair", colour: "teal" }],
  [
    /songket-pair/,
    (offered) => ({ motif: "songket pair", fabric: "songket", colour: colourOf(offered) ?? "emerald" }),
  ],
  [/kebaya/i, (offered) => ({ motif: "kebaya", fabric: "lace", colour: colourOf(offered) ?? "ivory" })],
  [/kurung/i, ({ title }) => ({ motif: "kurung", colour: "dusty rose", bow: /train/i.test(title) })],
  [/melayu/i, { motif: "baju melayu", colour: "teal" }],
  [
    /lehenga/i,
    (offered) => ({
      motif: "lehenga",
      colour: colourOf(offered) ?? "crimson",
      accent: /peach/i.test(offered.attributes.Colour ?? "") ? "peach" : "gold",
      fabric: /velvet/i.test(offered.title) ? "velvet" : "silk",
    }),
  ],
  [/blouse/i, { motif: "saree", colour: "peach", accent: "burgundy" }],
  [
    /saree|koorai/i,
    (offered) => ({
      motif: "saree",
      colour: colourOf(offered) ?? "orange",
      accent: colourOf(offered) === "gold" ? "crimson" : "gold",
    }),
  ],
  [/Bandhgala/i, suit({ tailoring: "bandhgala", lapel: "mandarin" })],
  [/sherwani/i, suit({ tailoring: "sherwani", lapel: "mandarin", colour: "ivory" })],
  [/Waistcoat/i, { motif: "suit", tailoring: "waistcoat", colour: "grey", count: 3 }],
  [/groomsmen/i, suit({ tailoring: "waistcoat", colour: "grey", count: 5 })],
  [/Shawl Collar/i, { motif: "suit", lapel: "shawl", colour: "black" }],
  [/tuxedo/i, suit({ lapel: "peak", colour: "black", bow: true })],
  [/Three-piece/i, suit({ tailoring: "three-piece" })],
  [/Bride's Tailored/i, suit({ lapel: "peak", colour: "ivory" })],
  [/Two Shirts/i, { motif: "suit", tailoring: "shirt", colour: "white", count: 2 }],
  [/Linen Shirt/i, { motif: "suit", tailoring: "shirt", fabric: "linen", colour: "sand" }],
  [/Mandarin-collar/i, { motif: "suit", lapel: "mandarin", fabric: "linen", colour: "sand" }],
  [/linen-suit/, { motif: "suit", lapel: "notch", fabric: "linen", colour: "sand" }],
  [/page-boy/, { motif: "suit", tailoring: "waistcoat", colour: "brown" }],
  [/suit/, suit({ lapel: "notch", colour: "navy" })],
  [/shoe|mojari|jutti/i, { motif: "slippers" }],
  [/hair-ornaments|crown|comb/i, { motif: "tiara" }],
  [/gown/i, gown],
  // Loaned with a Peranakan tea ceremony.
  [/Costume Loan/i, { motif: "kebaya", ceremony: "peranakan" }],
];
