import type { CategoryArt } from "./motif";
import { bangles } from "../motifs/jewels/bangles";
import { earrings } from "../motifs/jewels/earrings";
import { kerosang } from "../motifs/jewels/kerosang";
import { necklace } from "../motifs/jewels/necklace";
import { ringBox } from "../motifs/jewels/ring-box";
import { tiara } from "../motifs/jewels/tiara";
import { twoRings } from "../motifs/jewels/two-rings";
import { FRAMED, STANDING } from "../stagings/stagings";

export const jewellery: CategoryArt = {
  flowers: ["orchid", "rose", "peony", "jasmine", "frangipani"],
  tiles: ["kawung", "starburst", "medallion", "lattice", "rosette"],
  motifs: [
    {
      name: "ring box",
      words: ["proposal", "engagement", "solitaire", "diamond", "ring"],
      on: "any",
      draw: ringBox,
      stagings: STANDING,
      top: -250,
    },
    {
      name: "two rings",
      words: ["wedding band", "band", "ring", "couple", "platinum"],
      on: "any",
      draw: twoRings,
      stagings: FRAMED,
    },
    {
      name: "necklace",
      words: [
        "necklace",
        "pendant",
        "pearl",
        "set",
        "si dian jin",
        "chain",
        "mangalsutra",
        "temple",
        "thali",
      ],
      on: "any",
      draw: necklace,
      stagings: STANDING,
    },
    {
      name: "kerosang",
      words: ["kerosang", "brooch", "peranakan", "heirloom", "pin"],
      on: "any",
      draw: kerosang,
      stagings: FRAMED,
    },
    {
      name: "bangles",
      words: ["bangle", "bracelet", "gold", "dragon", "phoenix", "betrothal", "emas kahwin"],
      on: "any",
      draw: bangles,
      stagings: FRAMED,
    },
    {
      name: "earrings",
      words: ["earring", "jhumka", "stud", "drop"],
      on: "any",
      draw: earrings,
      stagings: FRAMED,
    },
    {
      name: "tiara",
      words: ["tiara", "hair", "crown", "headpiece"],
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
  ],
};
