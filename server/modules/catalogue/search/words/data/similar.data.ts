/**
 * Terms and related kinds of things, for searches that match nothing as typed. Brands map to what they make, things to
 * what they belong to. `like` lists the nearest first, and is matched literally, without stemming: "lighting" must not
 * find everything that is light.
 */
export type SimilarGroup = { say: readonly string[]; like: readonly string[] };

const CAR_MAKES = [
  "aston martin, audi, beetle, benz, bentley, bmw, cadillac, ferrari, jaguar, kombi, lamborghini, lexus, maserati",
  "maybach, mclaren, mercedes, mercedes benz, mini cooper, mustang, porsche, range rover, rolls royce, volkswagen, vw",
];
const GOWN_HOUSES = [
  "berta, elie saab, galia lahav, jenny packham, maggie sottero, monique lhuillier, pronovias, rosa clara, vera wang",
  "zuhair murad",
];
const JEWELLERS = [
  "bulgari, bvlgari, cartier, chopard, goldheart, graff, harry winston, lee hwa, poh heng, swarovski, tiffany",
  "tiffany and co, tiffany co, van cleef",
];
const HOTELS = [
  "capella, conrad, fullerton, four seasons, hilton, hyatt, marina bay sands, marriott, mbs, pan pacific, raffles hotel",
  "ritz carlton, shangri la, st regis",
];

const terms = (lines: readonly string[]) => lines.join(", ").split(", ");

export const SIMILAR: readonly SimilarGroup[] = [
  { say: terms(CAR_MAKES), like: ["luxury saloon", "bridal cars"] },
  { say: terms(GOWN_HOUSES), like: ["wedding gowns", "gown rental", "gowns"] },
  { say: terms(JEWELLERS), like: ["wedding bands", "engagement rings"] },
  { say: terms(HOTELS), like: ["hotel banquets", "hotel ballrooms"] },
  {
    say: ["christian louboutin", "jimmy choo", "louboutin", "louboutins", "manolo blahnik"],
    like: ["bridal shoes"],
  },
  { say: ["armani", "hugo boss", "zegna"], like: ["made to measure suit", "tuxedo rental"] },
  { say: ["fujifilm", "instax", "polaroid"], like: ["roving polaroid", "instant photo booth"] },
  { say: ["canon", "hasselblad", "leica", "nikon"], like: ["actual day photography", "photography"] },
  {
    say: ["chablis", "dom perignon", "hennessy", "moet", "prosecco", "veuve clicquot", "whisky", "whiskey"],
    like: ["wine package", "bars drinks"],
  },
  { say: ["charlotte tilbury", "chanel makeup", "mac cosmetics", "nars"], like: ["bridal makeup", "makeup"] },
  {
    say: [
      "bistro lights",
      "candelabra",
      "chandelier",
      "fairy light",
      "fairy lights",
      "lanterns",
      "light bulbs",
      "string light",
      "string lights",
      "uplighting",
    ],
    like: ["festoon lighting", "lighting", "lights"],
  },
  { say: ["led sign", "neon", "neon sign"], like: ["welcome board", "stationery signs"] },
  {
    say: ["cupcake", "macaron tower", "croquembouche", "naked cake"],
    like: ["tiered cakes", "wedding cakes"],
  },
  { say: ["horse carriage", "helicopter", "trishaw", "motorbike"], like: ["vintage cars", "bridal cars"] },
  { say: ["harp", "harpist", "flute", "cello", "saxophone"], like: ["live music", "solo violin"] },
  { say: ["fireworks", "cold sparklers", "smoke machine", "dry ice"], like: ["ballroom upgrades"] },
];
