import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { colourIn, numberIn, type Offered, type Rule } from "./words";

const FINISH: readonly (readonly [RegExp, DrawnFeatures["finish"]])[] = [
  [/songket/i, "songket"],
  [/\blace/i, "lace"],
  [/naked/i, "naked"],
  [/pressed|flower|orchid/i, "flowers"],
  [/buttercream|banyan/i, "buttercream"],
];

const cake = ({ type, title, attributes }: Offered): DrawnFeatures => ({
  motif: "tiered cake",
  tiers: Math.min(5, numberIn(attributes.Tiers ?? "") ?? (/cutting|nikah|inch/i.test(title) ? 1 : 3)),
  finish: FINISH.find(([pattern]) => pattern.test(`${title} ${type}`))?.[1] ?? "plain",
  colour: colourIn(title) ?? (/sugee/i.test(title) ? "white" : undefined),
});

export const CATERING_CAKES: readonly Rule[] = [
  [/tables, chairs|long tables/i, { motif: "long table" }],
  [/porcelain/i, { motif: "plated" }],
  [/additional (server|grill)|serving team/i, { motif: "dome" }],
  [/menu boards/i, { motif: "quill" }],
  [/extra hour/i, { motif: "clock" }],
  [/chiller stand/i, { motif: "cupcakes" }],
  [
    /bento|berkat|boxes|tasting box|crew meals|take-home|slices/i,
    ({ title }) => ({ motif: "meal box", count: /boxes|guests|crew|helpers/i.test(title) ? 4 : 2 }),
  ],
  [/tiffin lunch/i, { motif: "tiffin" }],
  [/cupcake/i, { motif: "cupcakes" }],
  [/longevity|peach/i, { motif: "peach buns" }],
  [
    /kek-lapis|layer cake/i,
    ({ title }) => ({ motif: "layer cake", colour: /sarawak/i.test(title) ? "red" : "brown", count: 9 }),
  ],
  [/ice-cream|ice pops|pineapple/i, { motif: "ice cream" }],
  [/chendol/i, { motif: "bowl", colour: "jade" }],
  [/dessert-table|mithai|kueh|kuih/i, { motif: "kueh tray" }],
  [/cake|display tiers/i, cake],
  [/wine/i, { motif: "coupes" }],
  [
    /mocktail|calamansi|zero-proof|smoked/i,
    ({ title }) => ({ motif: "coolers", colour: /butterfly/i.test(title) ? "violet" : "coral" }),
  ],
  [
    /teh-tarik|coffee|kopi|chai/i,
    ({ title }) => ({ motif: "pulled tea", colour: /coffee|kopi/i.test(title) ? "brown" : undefined }),
  ],
  [
    /cocktail-bar|spritz|highball/i,
    ({ title }) =>
      /signature|cocktail bar/i.test(title) ? { motif: "coupes" } : { motif: "coolers", colour: "orange" },
  ],
  [/satay|grill|fire pit|lamb|spit/i, { motif: "grill" }],
  [
    /dulang|ambeng|beradab/i,
    ({ title }) =>
      /beradab/i.test(title) ? { motif: "dome", ceremony: "malay" } : { motif: "dulang", ceremony: "malay" },
  ],
  [/dome/i, { motif: "dome" }],
  [/leaf|muhurtham|thali|dosa/i, { motif: "banana leaf", ceremony: "indian" }],
  [/canap|pie tee|sangeet snacks|chaat|high tea/i, { motif: "canapes" }],
  [/laksa|noodle/i, { motif: "bowl" }],
  [/murtabak/i, { motif: "dulang" }],
  [/tok panjang/i, { motif: "long table", ceremony: "peranakan" }],
  [/nonya|peranakan/i, { motif: "tiffin", ceremony: "peranakan" }],
  [/solemnisation tea|nikah tea/i, { motif: "tea set" }],
  [/kenduri|beriani|buffet|lunch|breakfast|station|chicken rice/i, { motif: "buffet" }],
];
