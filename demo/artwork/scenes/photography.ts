import type { CategoryArt } from "./motif";
import { album } from "../motifs/cameras/album";
import { aperture } from "../motifs/cameras/aperture";
import { cine } from "../motifs/cameras/cine";
import { fieldCamera } from "../motifs/cameras/field-camera";
import { prints } from "../motifs/cameras/prints";
import { rangefinder } from "../motifs/cameras/rangefinder";
import { LYING, STANDING } from "../stagings/stagings";

export const photography: CategoryArt = {
  flowers: ["frangipani", "rose", "orchid", "chrysanthemum", "blossom"],
  tiles: ["carnation", "starburst", "kawung", "tulip", "rosette"],
  motifs: [
    {
      name: "rangefinder",
      on: "any",
      draw: rangefinder,
      stagings: STANDING,
    },
    {
      name: "field camera",
      on: "light",
      draw: fieldCamera,
      stagings: ["niche", "dado", "moonGate", "podium", "garlanded", "medallion", "mosaic", "twoWalls"],
    },
    {
      name: "aperture",
      on: "any",
      draw: aperture,
      stagings: LYING,
    },
    {
      name: "prints",
      on: "any",
      draw: prints,
      stagings: LYING,
    },
    {
      name: "album",
      on: "any",
      draw: album,
      stagings: LYING,
    },
    {
      name: "cine",
      on: "light",
      draw: cine,
      stagings: STANDING,
    },
  ],
};
