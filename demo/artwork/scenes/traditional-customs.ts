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
      words: ["kompang", "malay", "hadrah", "silat", "bunga manggar", "nikah"],
      on: "dark",
      draw: kompang,
      stagings: STANDING,
    },
    {
      name: "mehndi",
      words: ["mehndi", "henna", "inai", "berinai"],
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
      words: ["tea ceremony", "tea", "chinese"],
      on: "any",
      draw: teaSet,
      stagings: STANDING,
      top: -230,
    },
    {
      name: "betrothal",
      words: ["guo da li", "dowry", "betrothal", "an chuang", "hair combing", "basket", "lap chai"],
      on: "any",
      draw: betrothal,
      stagings: STANDING,
    },
    {
      name: "lion",
      words: ["lion", "dragon", "drum", "24 festive"],
      on: "any",
      draw: lion,
      stagings: FRAMED,
      top: -285,
    },
    {
      name: "paper cut",
      words: ["double happiness", "decor", "customs", "ang", "candle", "gatecrash"],
      on: "light",
      draw: joyCut,
      stagings: LYING,
    },
    {
      name: "kalash",
      words: [
        "kalash",
        "hindu",
        "indian",
        "puja",
        "mandap",
        "priest",
        "sangeet",
        "baraat",
        "havan",
        "pooja",
        "haldi",
      ],
      on: "any",
      draw: kalash,
      stagings: STANDING,
    },
    {
      name: "sirih",
      words: ["sirih", "dulang", "hantaran", "bunga rampai", "tray", "gubahan", "pelamin"],
      on: "light",
      draw: sirih,
      stagings: STANDING,
      top: -280,
    },
    {
      name: "garland",
      words: ["garland", "malai", "thali", "varmala", "baraat"],
      on: "any",
      draw: garland,
      stagings: FRAMED,
    },
  ],
};
