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
      words: ["violin", "string", "quartet", "trio", "cello", "classical", "ensemble"],
      on: "any",
      draw: violin,
      stagings: STANDING,
    },
    {
      name: "piano",
      words: ["piano", "pianist", "keyboard", "jazz"],
      on: "any",
      draw: piano,
      stagings: ["niche", "moonGate", "podium", "curtains", "garlanded", "paperCave", "mosaic"],
    },
    {
      name: "microphone",
      words: ["emcee", "host", "singer", "vocal", "mc", "live band", "band", "karaoke", "acoustic"],
      on: "any",
      draw: microphone,
      stagings: STANDING,
    },
    {
      name: "gramophone",
      words: ["music", "jazz", "vintage", "swing", "sound", "audio"],
      on: "any",
      draw: gramophone,
      stagings: STANDING,
      top: -290,
    },
    {
      name: "moon lute",
      words: ["chinese", "guzheng", "erhu", "ruan", "traditional", "guitar", "sape", "gambus", "sitar"],
      on: "any",
      draw: moonLute,
      stagings: ["medallion", "mosaic", "wreath", "paperCave", "moonGate", "niche"],
    },
    {
      name: "turntables",
      words: ["dj", "deejay", "party", "turntable"],
      on: "any",
      draw: turntables,
      stagings: ["medallion", "mosaic", "cloth", "wreath"],
    },
    {
      name: "mirror ball",
      words: ["dance", "photo booth", "light", "magic", "show", "performer", "fireworks", "after party"],
      on: "dark",
      draw: mirrorBall,
      stagings: FRAMED,
    },
    {
      name: "lion dance",
      words: ["lion dance", "lion", "chinese drum"],
      on: "any",
      draw: lion,
      stagings: FRAMED,
      top: -285,
    },
    {
      name: "kompang",
      words: ["kompang", "silat", "dhol", "drummer", "nadaswaram"],
      on: "dark",
      draw: kompang,
      stagings: STANDING,
    },
  ],
};
