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
      words: ["invitation", "card", "invite", "letterpress", "stationery", "save the date", "rsvp"],
      on: "any",
      draw: envelope,
      stagings: [...LYING, "moonGate", "garlanded"],
    },
    {
      name: "gatefold",
      words: [
        "laser",
        "gatefold",
        "chinese",
        "folded",
        "double happiness",
        "bilingual",
        "invitation",
        "laser cut",
      ],
      on: "any",
      draw: gatefold,
      stagings: LYING,
    },
    {
      name: "red packets",
      words: ["ang bao", "angbao", "red packet", "hongbao", "packet", "money box"],
      on: "light",
      draw: redPackets,
      stagings: LYING,
    },
    {
      name: "gift box",
      words: ["gift", "hamper", "favour", "favor", "box", "door gift", "berkat"],
      on: "any",
      draw: giftBox,
      stagings: STANDING,
    },
    {
      name: "quill",
      words: [
        "calligraphy",
        "place card",
        "menu",
        "signage",
        "guest book",
        "handwritten",
        "vow",
        "invitation",
      ],
      on: "any",
      draw: quill,
      stagings: ["mosaic", "medallion", "wreath", "twoWalls", "podium"],
    },
    {
      name: "favours",
      words: ["favour", "favor", "telur", "token", "souvenir", "candle", "sweet"],
      on: "any",
      draw: favours,
      stagings: ["niche", "moonGate", "podium", "garlanded", "curtains", "mosaic"],
    },
    {
      name: "paper cut",
      words: ["paper", "sign", "seal", "sticker", "monogram", "e-invite", "digital"],
      on: "light",
      draw: joyCut,
      stagings: LYING,
    },
  ],
};
