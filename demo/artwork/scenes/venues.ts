import type { CategoryArt } from "./motif";
import { flowerArch } from "../motifs/arrangements/flower-arch";
import { ballroomStage } from "../motifs/halls/ballroom-stage";
import { banquetTable } from "../motifs/halls/banquet-table";
import { bandstand } from "../motifs/halls/bandstand";
import { bungalow } from "../motifs/halls/bungalow";
import { chapel } from "../motifs/halls/chapel";
import { ballroomFloor } from "../paintings/ballroom-floor";
import { bay, lawn, street } from "../paintings/landscapes";
import { skylineRoundel, terraceHouse } from "@/demo/artwork/motifs/scenery/landmarks";
import { LYING, OUTDOORS, STANDING } from "../stagings/stagings";

export const venues: CategoryArt = {
  flowers: ["peony", "orchid", "frangipani", "hibiscus", "rose"],
  tiles: ["rosette", "starburst", "medallion", "kawung", "lattice"],
  motifs: [
    {
      name: "ballroom floor",
      words: ["banquet", "hotel", "dinner", "lunch", "table", "wedding package", "reception"],
      on: "any",
      draw: banquetTable,
      stagings: LYING,
      paint: ballroomFloor,
    },
    {
      name: "banquet table",
      words: ["banquet", "restaurant", "dining", "per table"],
      on: "any",
      draw: banquetTable,
      stagings: LYING,
    },
    {
      name: "ballroom stage",
      words: ["ballroom", "hall", "stage", "convention", "function room", "banquet", "dinner", "reception"],
      on: "any",
      draw: ballroomStage,
      stagings: ["medallion", "mosaic", "niche", "paperCave", "podium", "garlanded"],
    },
    {
      name: "bungalow",
      words: ["bungalow", "black and white", "heritage", "villa", "club", "museum"],
      on: "any",
      draw: bungalow,
      stagings: OUTDOORS,
      top: -210,
    },
    {
      name: "chapel",
      words: ["church", "chapel", "chijmes", "cathedral"],
      on: "any",
      draw: chapel,
      stagings: OUTDOORS,
    },
    {
      name: "bandstand",
      words: ["garden", "park", "pavilion", "gazebo", "bandstand", "glasshouse"],
      on: "any",
      draw: bandstand,
      stagings: OUTDOORS,
    },
    {
      name: "shophouses",
      words: ["shophouse", "loft", "cafe", "bar", "private dining", "restaurant"],
      on: "any",
      draw: terraceHouse,
      stagings: ["medallion", "mosaic", "niche"],
      paint: street,
    },
    {
      name: "bay",
      words: ["rooftop", "skyline", "yacht", "cruise", "waterfront", "bay", "island", "sky"],
      on: "any",
      draw: skylineRoundel,
      stagings: ["medallion", "moonGate", "mosaic"],
      paint: bay,
    },
    {
      name: "lawn",
      words: ["outdoor", "garden", "lawn", "solemnisation", "solemnization", "beach", "void deck"],
      on: "any",
      draw: flowerArch,
      stagings: STANDING,
      paint: lawn,
    },
  ],
};
