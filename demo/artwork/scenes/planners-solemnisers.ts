import type { CategoryArt } from "./motif";
import { calendar } from "../motifs/desk/calendar";
import { checklist } from "../motifs/desk/checklist";
import { mandarinDucks } from "../motifs/desk/mandarin-ducks";
import { register } from "../motifs/desk/register";
import { runningOrder } from "../motifs/desk/running-order";
import { signingTable } from "../motifs/desk/signing-table";
import { flowerArch } from "../motifs/arrangements/flower-arch";
import { microphone } from "../motifs/instruments/microphone";
import { lawn } from "../paintings/landscapes";
import { FRAMED, LYING, STANDING } from "../stagings/stagings";

export const plannersSolemnisers: CategoryArt = {
  flowers: ["rose", "peony", "jasmine", "orchid", "frangipani"],
  tiles: ["starburst", "scroll", "tulip", "rosette", "lattice"],
  motifs: [
    {
      name: "register",
      on: "any",
      draw: register,
      stagings: [...LYING, "twoWalls"],
    },
    {
      name: "calendar",
      on: "any",
      draw: calendar,
      stagings: STANDING,
      top: -230,
    },
    {
      name: "checklist",
      on: "any",
      draw: checklist,
      stagings: [...LYING, "twoWalls", "moonGate"],
    },
    {
      name: "signing table",
      on: "any",
      draw: signingTable,
      stagings: ["niche", "dado", "moonGate", "podium", "curtains", "garlanded", "onLawn", "paperCave"],
      top: -220,
    },
    {
      name: "mandarin ducks",
      on: "any",
      draw: mandarinDucks,
      stagings: FRAMED,
      top: -220,
    },
    {
      name: "running order",
      on: "any",
      draw: runningOrder,
      stagings: STANDING,
    },
    {
      name: "aisle",
      on: "any",
      draw: flowerArch,
      stagings: STANDING,
      paint: lawn,
    },
    { name: "microphone", on: "any", draw: microphone, stagings: STANDING },
  ],
};
