import { dado, moonGate, niche } from "./arched";
import { cloth, medallion, mosaic, twoWalls, wreath } from "./flat";
import { onStreet, onLawn } from "./outdoors";
import { curtains, garlanded, paperCave, podium } from "./theatrical";
import type { Staging } from "@/demo/artwork/motifs/stage";

export const STAGINGS = {
  niche,
  moonGate,
  dado,
  medallion,
  mosaic,
  cloth,
  wreath,
  twoWalls,
  paperCave,
  podium,
  curtains,
  garlanded,
  onStreet,
  onLawn,
} satisfies Record<string, Staging>;

export type StagingName = keyof typeof STAGINGS;

type Settings = readonly [StagingName, ...StagingName[]];

/** For subjects that stand on the floor or a shelf. */
export const STANDING: Settings = [
  "niche",
  "moonGate",
  "dado",
  "twoWalls",
  "paperCave",
  "podium",
  "curtains",
  "garlanded",
  "medallion",
  "mosaic",
  "wreath",
];

/** For subjects on a table, seen from above. */
export const LYING: Settings = ["medallion", "mosaic", "cloth", "wreath", "paperCave"];

/** For subjects that need a calm surface around them. */
export const FRAMED: Settings = ["medallion", "mosaic", "wreath", "paperCave", "cloth", "moonGate"];

/** For outdoor subjects. */
export const OUTDOORS: Settings = [
  "onLawn",
  "onStreet",
  "moonGate",
  "podium",
  "dado",
  "paperCave",
  "garlanded",
];

/** For cars. */
export const CARS: Settings = [
  "onStreet",
  "onLawn",
  "dado",
  "podium",
  "moonGate",
  "garlanded",
  "medallion",
  "mosaic",
  "curtains",
  "cloth",
];
