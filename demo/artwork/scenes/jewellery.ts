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
      on: "any",
      draw: ringBox,
      stagings: STANDING,
      top: -250,
    },
    {
      name: "two rings",
      on: "any",
      draw: twoRings,
      stagings: FRAMED,
    },
    {
      name: "necklace",
      on: "any",
      draw: necklace,
      stagings: STANDING,
    },
    {
      name: "kerosang",
      on: "any",
      draw: kerosang,
      stagings: FRAMED,
    },
    {
      name: "bangles",
      on: "any",
      draw: bangles,
      stagings: FRAMED,
    },
    {
      name: "earrings",
      on: "any",
      draw: earrings,
      stagings: FRAMED,
    },
    {
      name: "tiara",
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
  ],
};
