import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { colourIn, type Offered, type Rule } from "./words";

const car =
  (vehicle: DrawnFeatures["vehicle"], usual?: DrawnFeatures["colour"], more: Partial<DrawnFeatures> = {}) =>
  ({ title, attributes }: Offered): DrawnFeatures => ({
    motif: "modern car",
    vehicle,
    seats: Number(attributes.Seats ?? 4),
    ...more,
    colour: colourIn(title) ?? usual,
  });

export const WEDDING_CARS: readonly Rule[] = [
  [/tin cans/i, { motif: "tins" }],
  [/ribbon|car-ribbons/i, ({ title }) => ({ motif: "ribbons", colour: colourIn(title) })],
  [/champagne cooler|car-extras Car Extras/i, { motif: "carpet" }],
  [/signboard/i, { motif: "signboard" }],
  [/insurance|driver for|chauffeur-hours Chauffeur/i, { motif: "chauffeur" }],
  [/chauffeur-hours|additional hour|extra hour/i, { motif: "clock" }],
  [/Convoy of Four Minis/i, { motif: "modern car", vehicle: "mini", count: 4, colour: "red" }],
  [/mini\b.*retro mini|retro-mini/i, car("mini", "red")],
  [/camper/i, { motif: "camper", vehicle: "camper", colour: "mint" }],
  [/roadster/i, { motif: "roadster", vehicle: "roadster", colour: "green", seats: 2 }],
  [
    /vintage-saloon/,
    ({ title }) => ({
      motif: "vintage saloon",
      vehicle: "vintage saloon",
      colour: colourIn(title) ?? "teal",
    }),
  ],
  [/Two-seat Sports/i, car("convertible", "red")],
  [/Cabriolet/i, car("convertible", "white", { accent: "burgundy" })],
  [/convertible/i, car("convertible", "silver")],
  [/wheelchair/i, { motif: "minibus", vehicle: "minibus", colour: "white", accent: "sapphire" }],
  [/maxi-cab/, car("people carrier", "silver")],
  [/minibus/i, { motif: "minibus", vehicle: "minibus", colour: "cream" }],
  [/coach|johor/i, { motif: "coach", vehicle: "coach" }],
  [/people-carrier|van|seven-seater/i, car("people carrier", "pearl")],
  [/limousine/i, car("limousine", "pearl", { accent: "burgundy" })],
  [/long-wheelbase/i, car("limousine")],
  [/grand tourer/i, car("grand tourer", "green")],
  [/electric performance/i, car("grand tourer", "sapphire")],
  [/electric/i, car("saloon", "pearl")],
  [/luxury-saloon|saloon|relatives-car/i, car("saloon", "silver")],
];
