import type { CategoryArt } from "./motif";
import { kompang } from "../motifs/rites/kompang";
import { lion } from "../motifs/rites/lion";
import { gramophone } from "../motifs/instruments/gramophone";
import { microphone } from "../motifs/instruments/microphone";
import { mirrorBall } from "../motifs/instruments/mirror-ball";
import { moonLute } from "../motifs/instruments/moon-lute";
import { piano } from "../motifs/instruments/piano";
import { turntables } from "../motifs/instruments/turntables";
import { violin } from "../motifs/instruments/violin";
import { FRAMED, STANDING } from "../stagings/stagings";

export const musicEntertainment: CategoryArt = {
  flowers: ["rose", "hibiscus", "frangipani", "peony", "orchid"],
  tiles: ["starburst", "kawung", "rosette", "lattice", "tulip"],
  motifs: [
    {
      name: "violin",
      on: "any",
      draw: violin,
      stagings: STANDING,
    },
    {
      name: "piano",
      on: "any",
      draw: piano,
      stagings: ["niche", "moonGate", "podium", "curtains", "garlanded", "paperCave", "mosaic"],
    },
    {
      name: "microphone",
      on: "any",
      draw: microphone,
      stagings: STANDING,
    },
    {
      name: "gramophone",
      on: "any",
      draw: gramophone,
      stagings: STANDING,
      top: -290,
    },
    {
      name: "moon lute",
      on: "any",
      draw: moonLute,
      stagings: ["medallion", "mosaic", "wreath", "paperCave", "moonGate", "niche"],
    },
    {
      name: "turntables",
      on: "any",
      draw: turntables,
      stagings: ["medallion", "mosaic", "cloth", "wreath"],
    },
    {
      name: "mirror ball",
      on: "dark",
      draw: mirrorBall,
      stagings: FRAMED,
    },
    {
      name: "lion dance",
      on: "any",
      draw: lion,
      stagings: FRAMED,
      top: -285,
    },
    {
      name: "kompang",
      on: "dark",
      draw: kompang,
      stagings: STANDING,
    },
  ],
};
