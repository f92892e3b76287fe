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
      words: ["trial", "touch", "bridal makeup", "powder", "skin", "facial", "makeup"],
      on: "any",
      draw: compact,
      stagings: STANDING,
    },
    {
      name: "lipsticks",
      words: ["makeup", "make-up", "lipstick", "bridesmaid", "mother", "family", "bridal makeup"],
      on: "any",
      draw: lipsticks,
      stagings: ["niche", "dado", "podium", "garlanded", "curtains", "mosaic", "medallion", "moonGate"],
      top: -210,
    },
    {
      name: "brushes",
      words: ["artist", "makeup", "make-up", "actual day", "brush", "bridal makeup", "airbrush"],
      on: "any",
      draw: brushes,
      stagings: STANDING,
    },
    {
      name: "scent",
      words: ["fragrance", "perfume", "spa", "nail", "manicure", "groom", "grooming", "bridal makeup"],
      on: "any",
      draw: scent,
      stagings: STANDING,
      top: -240,
    },
    {
      name: "chignon",
      words: ["hair", "hairdo", "bun", "sanggul", "updo", "stylist", "dandan"],
      on: "any",
      draw: chignon,
      stagings: ["niche", "medallion", "mosaic", "wreath", "paperCave", "moonGate", "garlanded"],
    },
    {
      name: "powders",
      words: ["package", "palette", "class", "workshop", "colour", "kit", "makeup", "bridal makeup"],
      on: "any",
      draw: powders,
      stagings: LYING,
    },
    {
      name: "tiara",
      words: ["accessor", "crown", "headpiece", "tudung", "veil"],
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
    {
      name: "mehndi",
      words: ["mehndi", "henna", "inai"],
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
