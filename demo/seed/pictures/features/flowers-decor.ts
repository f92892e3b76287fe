import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { colourIn, type Rule } from "./words";

const bouquet =
  (flower: DrawnFeatures["flower"], usual: DrawnFeatures["colour"]) =>
  ({ title }: { title: string }): DrawnFeatures => ({
    motif: "bouquet",
    flower,
    colour: colourIn(title) ?? usual,
  });

export const FLOWERS_DECOR: readonly Rule[] = [
  [
    /bridal-car-flowers/,
    ({ title }) => ({
      motif: "modern car",
      vehicle: "saloon",
      colour: /marigold/i.test(title) ? "crimson" : "pearl",
      count: /six/i.test(title) ? 4 : 1,
    }),
  ],
  [/jasmine-garlands|garland(?!.*balloon).*(pair|orchid)/i, { motif: "garland" }],
  [/toran|house in lights|marigold/i, { motif: "garland", ceremony: "indian" }],
  [/balloon/i, { motif: "flower arch" }],
  [/orchid cascade/i, bouquet("orchid", "pink")],
  [/vanda cascade/i, bouquet("orchid", "violet")],
  [/dendrobium/i, bouquet("orchid", "white")],
  [/calla/i, bouquet("lily", "cream")],
  [/peony bouquet/i, bouquet("peony", "pink")],
  [/blush rose/i, bouquet("rose", "blush")],
  [/red rose bouquet/i, bouquet("rose", "red")],
  [/champagne rose/i, bouquet("rose", "champagne")],
  [/sunflower/i, bouquet("sunflower", "yellow")],
  [/cotton bouquet/i, bouquet("cotton", "sand")],
  [/preserved/i, bouquet("rose", "dusty rose")],
  [
    /boutonniere|corsage/i,
    ({ title }) => ({
      motif: "bouquet",
      flower: /orchid/i.test(title) ? "orchid" : "rose",
      colour: /orchid/i.test(title) ? "violet" : "blush",
    }),
  ],
  [/bouquet/i, { motif: "bouquet" }],
  [/potted orchid|orchid pots/i, { motif: "kamcheng" }],
  [
    /candle|lantern|drapes/i,
    ({ title }) => ({ motif: /centrepiece|runner/i.test(title) ? "centrepiece" : "lanterns" }),
  ],
  [/solemnisation-table/i, { motif: "signing table", ceremony: "civil" }],
  [/nikah-corner/i, { motif: "signing table", ceremony: "malay" }],
  [/pelamin|dais/i, { motif: "ballroom stage", ceremony: "malay" }],
  [/mandap|sangeet-stage/i, { motif: "ballroom stage", ceremony: "indian" }],
  [/makan beradab/i, { motif: "dome", ceremony: "malay" }],
  [/bunga/i, { motif: "sirih", ceremony: "malay" }],
  [/kenduri-styling.*(table)/i, { motif: "banquet table", tables: 1 }],
  [/kenduri-styling/i, { motif: "lanterns" }],
  [/archway|arch\b|canopy|photo frame/i, { motif: "flower arch" }],
  [/ballroom-aisle|ceremony-chairs/i, { motif: "garden aisle", venue: "garden" }],
  [
    /stage-backdrop|flower-wall/i,
    ({ title }) =>
      /orchid|fresh|fern|ring|flower/i.test(title)
        ? { motif: "flower arch" }
        : { motif: "ballroom stage", ceremony: "civil" },
  ],
  [/tea ceremony/i, { motif: "tea set", ceremony: "chinese" }],
  [/centrepiece/i, { motif: "centrepiece" }],
  [/reception-table/i, { motif: "centrepiece" }],
  [/home-wedding/i, ({ ceremony }) => ({ motif: "kamcheng", ceremony })],
];
