import type { CategoryArt } from "./motif";
import { coach } from "../motifs/cars/coach";
import { frontCar } from "../motifs/cars/front-car";
import { saloon } from "../motifs/cars/saloon";
import { tourer } from "../motifs/cars/tourer";
import { trishaw } from "../motifs/cars/trishaw";
import { CARS } from "../stagings/stagings";

export const weddingCars: CategoryArt = {
  flowers: ["rose", "peony", "frangipani", "orchid", "hibiscus"],
  tiles: ["scroll", "carnation", "rosette", "kawung", "medallion"],
  motifs: [
    {
      name: "saloon",
      words: ["vintage", "classic", "saloon", "sedan", "bridal car", "rolls", "beetle", "morris"],
      on: "any",
      draw: saloon,
      stagings: CARS,
      top: -90,
    },
    {
      name: "front",
      words: ["luxury", "limousine", "chauffeur", "mercedes", "bentley", "premium", "jaguar"],
      on: "any",
      draw: frontCar,
      stagings: [
        "niche",
        "podium",
        "moonGate",
        "curtains",
        "garlanded",
        "medallion",
        "mosaic",
        "onStreet",
        "wreath",
      ],
      top: -240,
    },
    {
      name: "tourer",
      words: [
        "convertible",
        "open",
        "sports",
        "cabriolet",
        "roadster",
        "self-drive",
        "self drive",
        "porsche",
      ],
      on: "any",
      draw: tourer,
      stagings: CARS,
      top: -90,
    },
    {
      name: "trishaw",
      words: ["trishaw", "novelty", "heritage", "bicycle", "horse", "scooter", "vespa"],
      on: "any",
      draw: trishaw,
      stagings: [...CARS, "niche"],
      top: -290,
    },
    {
      name: "coach",
      words: ["bus", "coach", "shuttle", "guest", "minibus", "transport", "van", "maxi"],
      on: "any",
      draw: coach,
      stagings: CARS,
      top: -150,
    },
  ],
};
