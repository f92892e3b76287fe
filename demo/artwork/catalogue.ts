import type { CategoryArt, Motif } from "./scenes/motif";
import type { ArtworkCategory } from "./drawing/palettes";
import type { MotifName } from "./features/motif-names";
import { bridalWear } from "./scenes/bridal-wear";
import { cateringCakes } from "./scenes/catering-cakes";
import { flowersDecor } from "./scenes/flowers-decor";
import { invitationsGifts } from "./scenes/invitations-gifts";
import { jewellery } from "./scenes/jewellery";
import { makeupHair } from "./scenes/makeup-hair";
import { musicEntertainment } from "./scenes/music-entertainment";
import { photography } from "./scenes/photography";
import { plannersSolemnisers } from "./scenes/planners-solemnisers";
import { traditionalCustoms } from "./scenes/traditional-customs";
import { venues } from "./scenes/venues";
import { weddingCars } from "./scenes/wedding-cars";

export const CATALOGUE: Readonly<Record<ArtworkCategory, CategoryArt>> = {
  venues,
  "bridal-wear": bridalWear,
  photography,
  "makeup-hair": makeupHair,
  "flowers-decor": flowersDecor,
  "catering-cakes": cateringCakes,
  "invitations-gifts": invitationsGifts,
  "music-entertainment": musicEntertainment,
  "wedding-cars": weddingCars,
  jewellery,
  "planners-solemnisers": plannersSolemnisers,
  "traditional-customs": traditionalCustoms,
};

const byName = new Map(
  Object.values(CATALOGUE).flatMap(({ motifs }) => motifs.map((motif) => [motif.name, motif] as const)),
);

/** The motif of that name: the category's own where it has one, since settings differ, or another category's. */
export function motifNamed(category: ArtworkCategory, name: MotifName): Motif {
  const motif = CATALOGUE[category].motifs.find((one) => one.name === name) ?? byName.get(name);
  if (!motif) throw new RangeError(`nothing draws ${name}`);
  return motif;
}
