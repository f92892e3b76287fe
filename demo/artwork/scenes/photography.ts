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
      words: [
        "photo",
        "photography",
        "actual day",
        "portrait",
        "studio",
        "pre-wedding",
        "prewedding",
        "shoot",
        "pre wedding",
      ],
      on: "any",
      draw: rangefinder,
      stagings: STANDING,
    },
    {
      name: "field camera",
      words: [
        "heritage",
        "classic",
        "family",
        "overseas",
        "destination",
        "photography",
        "pre wedding",
        "portrait",
        "studio",
        "solemnisation",
        "japan",
        "korea",
        "bali",
      ],
      on: "light",
      draw: fieldCamera,
      stagings: ["niche", "dado", "moonGate", "podium", "garlanded", "medallion", "mosaic", "twoWalls"],
    },
    {
      name: "aperture",
      words: ["lens", "drone", "aerial", "half day", "hour", "photography", "actual day", "studio", "night"],
      on: "any",
      draw: aperture,
      stagings: LYING,
    },
    {
      name: "prints",
      words: [
        "print",
        "polaroid",
        "instant",
        "booth",
        "photobooth",
        "proposal",
        "engagement",
        "pre wedding",
        "shoot",
      ],
      on: "any",
      draw: prints,
      stagings: LYING,
    },
    {
      name: "album",
      words: ["album", "book", "frame", "canvas", "photography", "fine art"],
      on: "any",
      draw: album,
      stagings: LYING,
    },
    {
      name: "cine",
      words: [
        "video",
        "film",
        "cinema",
        "cinematic",
        "highlight",
        "same day edit",
        "express",
        "livestream",
        "live stream",
      ],
      on: "light",
      draw: cine,
      stagings: STANDING,
    },
  ],
};
