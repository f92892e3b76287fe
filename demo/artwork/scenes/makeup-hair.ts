import type { CategoryArt } from "./motif";
import { mehndi } from "../motifs/rites/mehndi";
import { brushes } from "../motifs/vanity/brushes";
import { chignon } from "../motifs/vanity/chignon";
import { compact } from "../motifs/vanity/compact";
import { lipsticks } from "../motifs/vanity/lipsticks";
import { powders } from "../motifs/vanity/powders";
import { scent } from "../motifs/vanity/scent";
import { tiara } from "../motifs/jewels/tiara";
import { FRAMED, LYING, STANDING } from "../stagings/stagings";

export const makeupHair: CategoryArt = {
  flowers: ["hibiscus", "peony", "frangipani", "jasmine", "orchid"],
  tiles: ["tulip", "rosette", "medallion", "starburst", "scroll"],
  motifs: [
    {
      name: "compact",
      on: "any",
      draw: compact,
      stagings: STANDING,
    },
    {
      name: "lipsticks",
      on: "any",
      draw: lipsticks,
      stagings: ["niche", "dado", "podium", "garlanded", "curtains", "mosaic", "medallion", "moonGate"],
      top: -210,
    },
    {
      name: "brushes",
      on: "any",
      draw: brushes,
      stagings: STANDING,
    },
    {
      name: "scent",
      on: "any",
      draw: scent,
      stagings: STANDING,
      top: -240,
    },
    {
      name: "chignon",
      on: "any",
      draw: chignon,
      stagings: ["niche", "medallion", "mosaic", "wreath", "paperCave", "moonGate", "garlanded"],
    },
    {
      name: "powders",
      on: "any",
      draw: powders,
      stagings: LYING,
    },
    {
      name: "tiara",
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
    {
      name: "mehndi",
      on: "any",
      draw: mehndi,
      stagings: [
        "niche",
        "dado",
        "moonGate",
        "medallion",
        "mosaic",
        "podium",
        "garlanded",
        "wreath",
        "paperCave",
      ],
    },
  ],
};
