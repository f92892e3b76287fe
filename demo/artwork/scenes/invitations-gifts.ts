import type { CategoryArt } from "./motif";
import { envelope } from "../motifs/letters/envelope";
import { favours } from "../motifs/letters/favours";
import { gatefold } from "../motifs/letters/gatefold";
import { giftBox } from "../motifs/letters/gift-box";
import { quill } from "../motifs/letters/quill";
import { redPackets } from "../motifs/letters/red-packets";
import { joyCut } from "../motifs/rites/joy-cut";
import { LYING, STANDING } from "../stagings/stagings";

export const invitationsGifts: CategoryArt = {
  flowers: ["peony", "blossom", "rose", "chrysanthemum", "frangipani"],
  tiles: ["carnation", "lattice", "starburst", "medallion", "tulip"],
  motifs: [
    {
      name: "envelope",
      on: "any",
      draw: envelope,
      stagings: [...LYING, "moonGate", "garlanded"],
    },
    {
      name: "gatefold",
      on: "any",
      draw: gatefold,
      stagings: LYING,
    },
    {
      name: "red packets",
      on: "light",
      draw: redPackets,
      stagings: LYING,
    },
    {
      name: "gift box",
      on: "any",
      draw: giftBox,
      stagings: STANDING,
    },
    {
      name: "quill",
      on: "any",
      draw: quill,
      stagings: ["mosaic", "medallion", "wreath", "twoWalls", "podium"],
    },
    {
      name: "favours",
      on: "any",
      draw: favours,
      stagings: ["niche", "moonGate", "podium", "garlanded", "curtains", "mosaic"],
    },
    {
      name: "paper cut",
      on: "light",
      draw: joyCut,
      stagings: LYING,
    },
  ],
};
