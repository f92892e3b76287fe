import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { numberIn, type Offered, type Rule } from "./words";

/** Tables in view: as many as needed for the guests named in the title, or by the venue's capacity. */
function tablesOf({ title, capacity }: Offered): number {
  const guests = /\b(thirty|\d+)\b/i.exec(title.replace(",", ""))?.[0];
  const named = guests ? (guests.toLowerCase() === "thirty" ? 30 : (numberIn(guests) ?? 0)) / 10 : capacity;
  return named <= 6 ? 4 : named <= 18 ? 6 : named <= 25 ? 10 : named <= 36 ? 12 : named <= 50 ? 16 : 20;
}

const floor = (offered: Offered, ceremony?: DrawnFeatures["ceremony"]): DrawnFeatures => ({
  motif: "ballroom floor",
  tables: tablesOf(offered),
  venue: "ballroom",
  ceremony,
});
const stage = (ceremony: DrawnFeatures["ceremony"]): DrawnFeatures => ({
  motif: "ballroom stage",
  ceremony,
  venue: "ballroom",
});
const weekday = ({ title }: Offered) => /week(day)?\b|monday/i.test(title) && !/weekend/i.test(title);

/** A Chinese dinner: a venue's first menu shows its hall with all tables, the others show the food and the stage. */
const banquet = (offered: Offered): DrawnFeatures =>
  weekday(offered)
    ? stage("chinese")
    : /phoenix/i.test(offered.title)
      ? { motif: "banquet table", tables: 1 }
      : floor(offered, "chinese");

const outdoors = ({ house }: Offered): DrawnFeatures =>
  /beach|sentosa/i.test(house) ? { motif: "lawn", venue: "beach" } : { motif: "lawn", venue: "garden" };

export const VENUES: readonly Rule[] = [
  // Extras of a day.
  [/LED wall|march-in/i, { motif: "mirror ball" }],
  [/extra hour|until 1 am/i, { motif: "clock" }],
  [/champagne/i, { motif: "coupes" }],
  [
    /bumboat|quay suite|boat arrival/i,
    ({ title }) => (/suite/i.test(title) ? { motif: "suite" } : { motif: "bay", venue: "riverside" }),
  ],
  [/suckling pig/i, { motif: "red packets", ceremony: "chinese" }],
  [/peach/i, { motif: "peach buns" }],
  [/beer/i, { motif: "coolers", colour: "orange" }],
  [/bar on the verandah|corkage/i, { motif: "coupes" }],
  [/coconut|sundowner|sunset-cocktails|standing cocktail/i, { motif: "coolers", colour: "coral" }],
  [/additional 100 guests/i, { motif: "buffet" }],
  [/photo booth/i, { motif: "prints" }],
  [/planted/i, { motif: "kamcheng" }],
  [/canopy of jasmine/i, { motif: "garland" }],
  [/upright piano/i, { motif: "piano" }],
  [/festoon|lantern canopy/i, { motif: "lanterns" }],
  [/fire bowl|grill|barbecue/i, { motif: "grill" }],
  [/shuttle/i, { motif: "coach", vehicle: "coach" }],
  [
    /steel pan|gambus|harpist|guzheng/i,
    ({ title }) => ({ motif: /steel/i.test(title) ? "gramophone" : "moon lute" }),
  ],
  [/teh tarik|kopi/i, { motif: "pulled tea" }],
  [/tea master/i, { motif: "tea set", ceremony: "chinese" }],
  [/children/i, { motif: "favours" }],
  [/confetti/i, { motif: "mirror ball" }],
  [/dance floor/i, { motif: "gramophone" }],
  [/extra crab/i, { motif: "fish platter" }],
  // A night's stay.
  [/suite|night at the house/i, { motif: "suite" }],
  // The ceremony itself.
  [/beach-solemnisation|beach solemnisation/i, { motif: "lawn", venue: "beach" }],
  [/verandah|boathouse/i, { motif: "bungalow", venue: "garden" }],
  [/garden-solemnisation|rain tree|lake lawn/i, { motif: "lawn", venue: "garden" }],
  [/river deck/i, { motif: "bay", venue: "riverside" }],
  [/moon gate ceremony|courtyard vows|courtyard solemnisation/i, { motif: "flower arch" }],
  [/nikah in the courtyard/i, { motif: "signing table", ceremony: "malay" }],
  [/coffee bar/i, { motif: "bay", venue: "rooftop" }],
  [/rooftop-solemnisation|terrace/i, { motif: "bay", venue: "rooftop" }],
  [/berinai/i, { motif: "mehndi", ceremony: "malay" }],
  [/courtyard-ceremony/i, { motif: "flower arch" }],
  [/solemnisation-room/i, { motif: "signing table", ceremony: "civil" }],
  // Malay halls.
  [/nikah-package/i, { motif: "signing table", ceremony: "malay" }],
  [/tunang|engagement-gathering/i, { motif: "sirih", ceremony: "malay" }],
  [
    /sanding/i,
    ({ title }) =>
      /1,000/.test(title)
        ? { motif: "ballroom floor", tables: 20, venue: "hall", ceremony: "malay" }
        : stage("malay"),
  ],
  [/dome/i, { motif: "dome" }],
  [/halal-banquet/i, stage("malay")],
  [
    /hall-hire/i,
    (offered) => (weekday(offered) ? { motif: "ballroom stage", ceremony: "civil" } : floor(offered)),
  ],
  // Places to hire.
  [/glasshouse/i, { motif: "glasshouse" }],
  [/marquee-reception.*(marquee|reception)$/i, { motif: "marquee" }],
  [/clear-roof/i, { motif: "marquee" }],
  [/tok panjang|long-table|long table|family-style/i, { motif: "long table" }],
  [/marquee-reception/i, { motif: "marquee" }],
  [/bungalow/i, { motif: "bungalow", venue: "garden" }],
  [/pavilion/i, { motif: "bandstand", venue: "beach" }],
  [/shophouse-hire/i, { motif: "shophouses" }],
  [/dulang/i, { motif: "dulang" }],
  [/seafood feast on banana/i, { motif: "banana leaf" }],
  [/heritage-dinner/i, { motif: "long table" }],
  // Tables.
  [
    /indian/i,
    ({ title }) => (/northern/i.test(title) ? stage("indian") : { motif: "banana leaf", ceremony: "indian" }),
  ],
  [/vegetarian dim sum|dim sum/i, { motif: "steamers" }],
  [/bee hoon/i, { motif: "bowl" }],
  [/international buffet/i, { motif: "buffet" }],
  [
    /chilli crab|seafood|emperor/i,
    ({ title }) => (/weekday/i.test(title) ? stage("chinese") : { motif: "fish platter" }),
  ],
  [
    /vegetarian-banquet|lotus|bamboo|moon gate/i,
    (offered) =>
      /weekday|by the sea/i.test(offered.title)
        ? { motif: "banquet table", tables: 1 }
        : /tasting|bamboo/i.test(offered.title)
          ? { motif: "steamers" }
          : floor(offered),
  ],
  [/private-dining-room|jade room|tank room|altar room/i, { motif: "banquet table", tables: 1 }],
  [/rooftop-reception Skyline/i, { motif: "plated" }],
  [/rooftop-reception/i, { motif: "bay", venue: "rooftop" }],
  [/western|roast|library|wedding-brunch|just us/i, { motif: "plated", ceremony: "civil" }],
  [
    /intimate/i,
    (offered) =>
      /lunch-reception Intimate/i.test(`${offered.type} ${offered.title}`)
        ? { motif: "banquet table", tables: 1 }
        : { motif: "ballroom floor", tables: 4 },
  ],
  [/chinese-banquet|restaurant-wedding/i, banquet],
  [/beach-reception/i, outdoors],
  [/restaurant-buyout/i, { motif: "shophouses" }],
  [/ballroom-upgrades/i, { motif: "ballroom stage", ceremony: "civil" }],
];
