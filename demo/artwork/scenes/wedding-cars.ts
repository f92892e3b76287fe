import type { CategoryArt } from "./motif";
import { camper, minibus } from "../motifs/cars/camper";
import { carpet, chauffeur, clock, ribbons, signboard, tins } from "../motifs/cars/extras";
import { modernCar } from "../motifs/cars/modern";
import { coach } from "../motifs/cars/coach";
import { saloon } from "../motifs/cars/saloon";
import { tourer } from "../motifs/cars/tourer";
import { trishaw } from "../motifs/cars/trishaw";
import { CARS, FRAMED, STANDING } from "../stagings/stagings";

export const weddingCars: CategoryArt = {
  flowers: ["rose", "peony", "frangipani", "orchid", "hibiscus"],
  tiles: ["scroll", "carnation", "rosette", "kawung", "medallion"],
  motifs: [
    {
      name: "vintage saloon",
      on: "any",
      draw: saloon,
      stagings: CARS,
      top: -90,
    },
    {
      name: "roadster",
      on: "any",
      draw: tourer,
      stagings: CARS,
      top: -90,
    },
    {
      name: "trishaw",
      on: "any",
      draw: trishaw,
      stagings: [...CARS, "niche"],
      top: -290,
    },
    {
      name: "coach",
      on: "any",
      draw: coach,
      stagings: CARS,
      top: -150,
    },
    {
      name: "modern car",
      on: "any",
      draw: modernCar,
      stagings: CARS,
      top: -60,
    },
    {
      name: "camper",
      on: "any",
      draw: camper,
      stagings: CARS,
      top: -190,
    },
    {
      name: "minibus",
      on: "any",
      draw: minibus,
      stagings: CARS,
      top: -110,
    },
    {
      name: "ribbons",
      on: "any",
      draw: ribbons,
      stagings: FRAMED,
      top: -200,
    },
    {
      name: "tins",
      on: "any",
      draw: tins,
      stagings: FRAMED,
      top: -230,
    },
    {
      name: "chauffeur",
      on: "any",
      draw: chauffeur,
      stagings: FRAMED,
      top: -200,
    },
    {
      name: "clock",
      on: "any",
      draw: clock,
      stagings: FRAMED,
    },
    {
      name: "carpet",
      on: "any",
      draw: carpet,
      stagings: STANDING,
      top: -260,
    },
    {
      name: "signboard",
      on: "any",
      draw: signboard,
      stagings: STANDING,
      top: -240,
    },
  ],
};
