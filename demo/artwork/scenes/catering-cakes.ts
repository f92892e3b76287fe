import type { CategoryArt } from "./motif";
import { bananaLeaf, buffet, dome, dulang, plated } from "../motifs/dishes/plates";
import { bowl, canapes, coolers, grill, iceCream, mealBox, pulledTea } from "../motifs/dishes/stalls";
import { cupcakes, layerCake, peachBuns } from "../motifs/sweets/small-cakes";
import { coupes } from "../motifs/sweets/coupes";
import { fishPlatter } from "../motifs/sweets/fish-platter";
import { kuehTray } from "../motifs/sweets/kueh-tray";
import { steamers } from "../motifs/sweets/steamers";
import { tieredCake } from "../motifs/sweets/tiered-cake";
import { tiffin } from "../motifs/sweets/tiffin";
import { LYING, STANDING } from "../stagings/stagings";

export const cateringCakes: CategoryArt = {
  flowers: ["peony", "frangipani", "orchid", "rose", "blossom"],
  tiles: ["carnation", "rosette", "lattice", "starburst", "scroll"],
  motifs: [
    {
      name: "tiered cake",
      on: "any",
      draw: tieredCake,
      stagings: STANDING,
    },
    {
      name: "kueh tray",
      on: "any",
      draw: kuehTray,
      stagings: LYING,
    },
    {
      name: "tiffin",
      on: "any",
      draw: tiffin,
      stagings: STANDING,
    },
    {
      name: "steamers",
      on: "any",
      draw: steamers,
      stagings: STANDING,
      top: -240,
    },
    {
      name: "coupes",
      on: "any",
      draw: coupes,
      stagings: STANDING,
    },
    {
      name: "fish platter",
      on: "any",
      draw: fishPlatter,
      stagings: LYING,
    },
    {
      name: "plated",
      on: "any",
      draw: plated,
      stagings: LYING,
    },
    {
      name: "banana leaf",
      on: "any",
      draw: bananaLeaf,
      stagings: LYING,
    },
    {
      name: "dulang",
      on: "any",
      draw: dulang,
      stagings: LYING,
    },
    {
      name: "buffet",
      on: "any",
      draw: buffet,
      stagings: STANDING,
      top: -180,
    },
    {
      name: "dome",
      on: "any",
      draw: dome,
      stagings: STANDING,
      top: -220,
    },
    {
      name: "grill",
      on: "any",
      draw: grill,
      stagings: STANDING,
    },
    {
      name: "bowl",
      on: "any",
      draw: bowl,
      stagings: STANDING,
      top: -260,
    },
    {
      name: "canapes",
      on: "any",
      draw: canapes,
      stagings: LYING,
    },
    {
      name: "coolers",
      on: "any",
      draw: coolers,
      stagings: STANDING,
      top: -280,
    },
    {
      name: "pulled tea",
      on: "any",
      draw: pulledTea,
      stagings: STANDING,
    },
    {
      name: "meal box",
      on: "any",
      draw: mealBox,
      stagings: STANDING,
      top: -220,
    },
    {
      name: "ice cream",
      on: "any",
      draw: iceCream,
      stagings: STANDING,
      top: -230,
    },
    {
      name: "cupcakes",
      on: "any",
      draw: cupcakes,
      stagings: STANDING,
      top: -240,
    },
    {
      name: "peach buns",
      on: "any",
      draw: peachBuns,
      stagings: STANDING,
      top: -270,
    },
    {
      name: "layer cake",
      on: "any",
      draw: layerCake,
      stagings: STANDING,
      top: -200,
    },
  ],
};
