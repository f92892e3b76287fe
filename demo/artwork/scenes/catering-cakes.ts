import type { CategoryArt } from "./motif";
import { coupes } from "../motifs/sweets/coupes";
import { fishPlatter } from "../motifs/sweets/fish-platter";
import { kuehTray } from "../motifs/sweets/kueh-tray";
import { steamers } from "../motifs/sweets/steamers";
import { tieredCake } from "../motifs/sweets/tiered-cake";
import { tiffin } from "../motifs/sweets/tiffin";
import { teaSet } from "../motifs/rites/tea-set";
import { banquetTable } from "../motifs/halls/banquet-table";
import { LYING, STANDING } from "../stagings/stagings";

export const cateringCakes: CategoryArt = {
  flowers: ["peony", "frangipani", "orchid", "rose", "blossom"],
  tiles: ["carnation", "rosette", "lattice", "starburst", "scroll"],
  motifs: [
    {
      name: "tiered cake",
      words: ["cake", "tier", "fondant", "buttercream", "cupcake", "dessert"],
      on: "any",
      draw: tieredCake,
      stagings: STANDING,
    },
    {
      name: "kueh tray",
      words: ["kueh", "kuih", "nyonya", "dessert", "sweet", "canape", "tea break", "mithai"],
      on: "any",
      draw: kuehTray,
      stagings: LYING,
    },
    {
      name: "tiffin",
      words: [
        "tiffin",
        "halal",
        "buffet",
        "malay",
        "indian",
        "nasi",
        "briyani",
        "biryani",
        "packed",
        "bento",
      ],
      on: "any",
      draw: tiffin,
      stagings: STANDING,
    },
    {
      name: "steamers",
      words: ["dim sum", "chinese", "bun", "live station", "station", "steam"],
      on: "any",
      draw: steamers,
      stagings: STANDING,
      top: -240,
    },
    {
      name: "coupes",
      words: ["bar", "drink", "champagne", "wine", "cocktail", "beverage", "beer", "coffee"],
      on: "any",
      draw: coupes,
      stagings: STANDING,
    },
    {
      name: "fish platter",
      words: ["seafood", "fish", "course", "banquet", "western", "plated"],
      on: "any",
      draw: fishPlatter,
      stagings: LYING,
    },
    {
      name: "tea",
      words: ["tea", "high tea", "coffee"],
      on: "any",
      draw: teaSet,
      stagings: STANDING,
      top: -230,
    },
    {
      name: "table",
      words: ["catering", "mini buffet", "table", "dinner", "buffet"],
      on: "any",
      draw: banquetTable,
      stagings: LYING,
    },
  ],
};
