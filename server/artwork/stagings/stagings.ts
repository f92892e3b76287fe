import { dado, moonGate, niche } from "./arched";
import { cloth, medallion, mosaic, twoWalls, wreath } from "./flat";
import { onStreet, onLawn } from "./outdoors";
import { curtains, garlanded, paperCave, podium } from "./theatrical";
import type { Staging } from "../stage";

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

/** For what stands on the floor or a shelf. */
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

/** For what lies on a table and is seen from above. */
export const LYING: Settings = ["medallion", "mosaic", "cloth", "wreath", "paperCave"];

/** For what needs a calm surface all round it. */
export const FRAMED: Settings = ["medallion", "mosaic", "wreath", "paperCave", "cloth", "moonGate"];

/** For what belongs out of doors. */
export const OUTDOORS: Settings = [
  "onLawn",
  "onStreet",
  "moonGate",
  "podium",
  "dado",
  "paperCave",
  "garlanded",
];

/** For what is wide and runs on wheels. */
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
