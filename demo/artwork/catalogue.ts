import type { CategoryArt, Motif } from "./scenes/motif";
import type { ArtworkCategory } from "./drawing/palettes";
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

/** The motifs of a category that a text calls for: those that share its longest known word, or all when it has none. */
export function motifsFor(
  category: ArtworkCategory,
  subject: string | undefined,
): readonly [Motif, ...Motif[]] {
  const { motifs } = CATALOGUE[category];
  const text = subject?.toLowerCase().replaceAll("-", " ") ?? "";
  if (text === "") return motifs;
  const scored = motifs.map((motif) => ({
    motif,
    score: Math.max(
      0,
      ...[motif.name, ...motif.words]
        .filter((word) => text.includes(word.replaceAll("-", " ")))
        .map((word) => word.length),
    ),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const [first, ...rest] = scored.filter(({ score }) => score === best).map(({ motif }) => motif);
  return best === 0 || !first ? motifs : [first, ...rest];
}
