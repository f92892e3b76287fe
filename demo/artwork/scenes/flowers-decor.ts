import type { CategoryArt } from "./motif";
import { bouquet } from "../motifs/arrangements/bouquet";
import { centrepiece } from "../motifs/arrangements/centrepiece";
import { flowerArch } from "../motifs/arrangements/flower-arch";
import { garland } from "../motifs/arrangements/garland";
import { kamcheng } from "../motifs/arrangements/kamcheng";
import { lanterns } from "../motifs/arrangements/lanterns";
import { lawn } from "../paintings/landscapes";
import { FRAMED, STANDING } from "../stagings/stagings";

export const flowersDecor: CategoryArt = {
  flowers: ["peony", "orchid", "hibiscus", "rose", "frangipani", "chrysanthemum"],
  tiles: ["kawung", "scroll", "rosette", "tulip", "medallion"],
  motifs: [
    {
      name: "bouquet",
      on: "any",
      draw: bouquet,
      stagings: STANDING,
    },
    {
      name: "kamcheng",
      on: "any",
      draw: kamcheng,
      stagings: STANDING,
    },
    {
      name: "centrepiece",
      on: "any",
      draw: centrepiece,
      stagings: STANDING,
    },
    {
      name: "garland",
      on: "any",
      draw: garland,
      stagings: FRAMED,
    },
    {
      name: "lanterns",
      on: "dark",
      draw: lanterns,
      stagings: ["niche", "moonGate", "paperCave", "medallion", "mosaic", "curtains"],
    },
    {
      name: "flower arch",
      on: "any",
      draw: flowerArch,
      stagings: ["niche", "podium", "curtains", "moonGate", "medallion"],
    },
    {
      name: "garden aisle",
      on: "any",
      draw: flowerArch,
      stagings: STANDING,
      paint: lawn,
    },
  ],
};
