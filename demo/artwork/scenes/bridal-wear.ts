import type { CategoryArt } from "./motif";
import { kurung, saree, songketPair } from "../motifs/attire/draped";
import { overskirt, veil } from "../motifs/attire/veil";
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
      on: "dark",
      draw: gown,
      stagings: STANDING,
    },
    {
      name: "kebaya",
      on: "any",
      draw: kebaya,
      stagings: STANDING,
    },
    {
      name: "cheongsam",
      on: "any",
      draw: cheongsam,
      stagings: STANDING,
    },
    {
      name: "qun kua",
      on: "light",
      draw: qunKua,
      stagings: STANDING,
    },
    {
      name: "suit",
      on: "any",
      draw: suit,
      stagings: STANDING,
    },
    {
      name: "baju melayu",
      on: "light",
      draw: bajuMelayu,
      stagings: STANDING,
    },
    {
      name: "lehenga",
      on: "any",
      draw: lehenga,
      stagings: STANDING,
    },
    {
      name: "slippers",
      on: "any",
      draw: slippers,
      stagings: FRAMED,
    },
    {
      name: "heels",
      on: "any",
      draw: heels,
      stagings: ["niche", "moonGate", "podium", "medallion", "mosaic", "wreath", "garlanded"],
      top: -190,
    },
    {
      name: "tiara",
      on: "dark",
      draw: tiara,
      stagings: FRAMED,
    },
    {
      name: "rack",
      on: "any",
      draw: rack,
      stagings: ["niche", "curtains", "garlanded", "podium", "mosaic", "moonGate"],
    },
    {
      name: "kurung",
      on: "any",
      draw: kurung,
      stagings: STANDING,
    },
    {
      name: "saree",
      on: "any",
      draw: saree,
      stagings: STANDING,
    },
    {
      name: "songket pair",
      on: "any",
      draw: songketPair,
      stagings: STANDING,
    },
    {
      name: "veil",
      on: "dark",
      draw: veil,
      stagings: STANDING,
    },
    {
      name: "overskirt",
      on: "dark",
      draw: overskirt,
      stagings: STANDING,
    },
  ],
};
