import type { CategoryArt } from "./motif";
import { glasshouse, marquee, suiteRoom } from "../motifs/rooms/buildings";
import { longTable } from "../motifs/rooms/tables";
import { flowerArch } from "../motifs/arrangements/flower-arch";
import { ballroomStage } from "../motifs/halls/ballroom-stage";
import { banquetTable } from "../motifs/halls/banquet-table";
import { bandstand } from "../motifs/halls/bandstand";
import { bungalow } from "../motifs/halls/bungalow";
import { chapel } from "../motifs/halls/chapel";
import { ballroom } from "../paintings/ballroom";
import { bay, lawn, street } from "../paintings/landscapes";
import { skylineRoundel, terraceHouse } from "@/demo/artwork/motifs/scenery/landmarks";
import { LYING, OUTDOORS, STANDING } from "../stagings/stagings";

export const venues: CategoryArt = {
  flowers: ["peony", "orchid", "frangipani", "hibiscus", "rose"],
  tiles: ["rosette", "starburst", "medallion", "kawung", "lattice"],
  motifs: [
    {
      name: "ballroom floor",
      on: "any",
      draw: banquetTable,
      stagings: LYING,
      paint: ballroom,
    },
    {
      name: "banquet table",
      on: "any",
      draw: banquetTable,
      stagings: LYING,
    },
    {
      name: "ballroom stage",
      on: "any",
      draw: ballroomStage,
      stagings: ["medallion", "mosaic", "niche", "paperCave", "podium", "garlanded"],
    },
    {
      name: "bungalow",
      on: "any",
      draw: bungalow,
      stagings: OUTDOORS,
      top: -210,
    },
    {
      name: "chapel",
      on: "any",
      draw: chapel,
      stagings: OUTDOORS,
    },
    {
      name: "bandstand",
      on: "any",
      draw: bandstand,
      stagings: OUTDOORS,
    },
    {
      name: "shophouses",
      on: "any",
      draw: terraceHouse,
      stagings: ["medallion", "mosaic", "niche"],
      paint: street,
    },
    {
      name: "bay",
      on: "any",
      draw: skylineRoundel,
      stagings: ["medallion", "moonGate", "mosaic"],
      paint: bay,
    },
    {
      name: "lawn",
      on: "any",
      draw: flowerArch,
      stagings: STANDING,
      paint: lawn,
    },
    {
      name: "glasshouse",
      on: "any",
      draw: glasshouse,
      stagings: OUTDOORS,
    },
    {
      name: "marquee",
      on: "any",
      draw: marquee,
      stagings: OUTDOORS,
    },
    {
      name: "suite",
      on: "any",
      draw: suiteRoom,
      stagings: STANDING,
      top: -210,
    },
    {
      name: "long table",
      on: "any",
      draw: longTable,
      stagings: LYING,
    },
  ],
};
