import type { CategoryArt } from "./motif";
import { bajuMelayu } from "../motifs/attire/baju-melayu";
import { heels } from "../motifs/attire/heels";
import { lehenga } from "../motifs/attire/lehenga";
import { rack } from "../motifs/attire/rack";
import { slippers } from "../motifs/attire/slippers";
import { suit } from "../motifs/attire/suit";
import { cheongsam } from "../motifs/gowns/cheongsam";
import { gown } from "../motifs/gowns/gown";
import { kebaya } from "../motifs/gowns/kebaya";
import { qunKua } from "../motifs/gowns/qun-kua";
import { tiara } from "../motifs/jewels/tiara";
import { FRAMED, STANDING } from "../stagings/stagings";

export const bridalWear: CategoryArt = {
  flowers: ["peony", "rose", "orchid", "frangipani", "blossom"],
  tiles: ["medallion", "tulip", "rosette", "starburst", "lattice"],
  motifs: [
    {
      name: "gown",
      words: ["gown", "dress", "ball gown", "a-line", "mermaid", "wedding gown"],
      on: "dark",
      draw: gown,
      stagings: STANDING,
    },
    {
      name: "kebaya",
      words: ["kebaya", "nyonya", "peranakan", "songket", "sarong"],
      on: "any",
      draw: kebaya,
      stagings: STANDING,
    },
    {
      name: "cheongsam",
      words: ["cheongsam", "qipao", "evening", "maxi", "bridesmaid", "jumpsuit"],
      on: "any",
      draw: cheongsam,
      stagings: STANDING,
    },
    {
      name: "qun kua",
      words: ["kua", "qun", "gua", "tea dress", "chinese", "magua", "grooms magua"],
      on: "light",
      draw: qunKua,
      stagings: STANDING,
    },
    {
      name: "suit",
      words: ["suit", "tuxedo", "tux", "groom", "tailor", "shirt", "blazer", "best man"],
      on: "any",
      draw: suit,
      stagings: STANDING,
    },
    {
      name: "baju melayu",
      words: ["baju", "melayu", "malay", "samping", "nikah"],
      on: "light",
      draw: bajuMelayu,
      stagings: STANDING,
    },
    {
      name: "lehenga",
      words: ["lehenga", "saree", "sari", "indian", "sherwani"],
      on: "any",
      draw: lehenga,
      stagings: STANDING,
    },
    {
      name: "slippers",
      words: ["slipper", "manek", "beaded", "sandal"],
      on: "any",
      draw: slippers,
      stagings: FRAMED,
    },
    {
      name: "heels",
      words: ["shoe", "heel", "footwear", "shoes"],
      on: "any",
      draw: heels,
      stagings: ["niche", "moonGate", "podium", "medallion", "mosaic", "wreath", "garlanded"],
      top: -190,
    },
    {
      name: "tiara",
      words: ["veil", "headpiece", "tiara", "accessor", "crown"],
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
    {
      name: "rack",
      words: ["package", "wardrobe", "studio", "alteration"],
      on: "any",
      draw: rack,
      stagings: ["niche", "curtains", "garlanded", "podium", "mosaic", "moonGate"],
    },
  ],
};
