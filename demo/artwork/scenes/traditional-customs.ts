import type { CategoryArt } from "./motif";
import { betrothal } from "../motifs/rites/betrothal";
import { joyCut } from "../motifs/rites/joy-cut";
import { kalash } from "../motifs/rites/kalash";
import { kompang } from "../motifs/rites/kompang";
import { lion } from "../motifs/rites/lion";
import { mehndi } from "../motifs/rites/mehndi";
import { sirih } from "../motifs/rites/sirih";
import { teaSet } from "../motifs/rites/tea-set";
import { garland } from "../motifs/arrangements/garland";
import { FRAMED, LYING, STANDING } from "../stagings/stagings";

export const traditionalCustoms: CategoryArt = {
  flowers: ["marigold", "jasmine", "peony", "chrysanthemum", "hibiscus"],
  tiles: ["lattice", "rosette", "scroll", "carnation", "medallion"],
  motifs: [
    {
      name: "kompang",
      on: "dark",
      draw: kompang,
      stagings: STANDING,
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
    {
      name: "tea set",
      on: "any",
      draw: teaSet,
      stagings: STANDING,
      top: -230,
    },
    {
      name: "betrothal",
      on: "any",
      draw: betrothal,
      stagings: STANDING,
    },
    {
      name: "lion",
      on: "any",
      draw: lion,
      stagings: FRAMED,
      top: -285,
    },
    {
      name: "paper cut",
      on: "light",
      draw: joyCut,
      stagings: LYING,
    },
    {
      name: "kalash",
      on: "any",
      draw: kalash,
      stagings: STANDING,
    },
    {
      name: "sirih",
      on: "light",
      draw: sirih,
      stagings: STANDING,
      top: -280,
    },
    {
      name: "garland",
      on: "any",
      draw: garland,
      stagings: FRAMED,
    },
  ],
};
