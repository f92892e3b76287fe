import type { FlowerName } from "../posy";

export const ROUND: readonly [FlowerName, ...FlowerName[]] = [
  "peony",
  "rose",
  "orchid",
  "hibiscus",
  "frangipani",
  "chrysanthemum",
];
