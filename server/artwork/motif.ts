import type { Backing } from "./ink";
import type { FlowerName } from "./motifs/posy";
import type { TileName } from "./motifs/tiles";
import type { Pen } from "./pen";
import type { Stage } from "./stage";
import type { StagingName } from "./stagings/stagings";

/** One thing that a category shows. */
export interface Motif {
  name: string;
  /** Parts of product type names that call for this motif, in lower case. */
  words: readonly string[];
  /** The panel that it stands out from. */
  on: Backing;
  /** Draws it about the origin within ±300, its foot at +300. */
  draw: (pen: Pen) => string;
  /** Its highest point; -300 unless told. */
  top?: number;
  /** The settings that suit it. */
  stagings: readonly [StagingName, ...StagingName[]];
  /** A picture of its own, in place of a staging. */
  paint?: (stage: Stage) => string;
}

/** What a category's pictures are made of. */
export interface CategoryArt {
  motifs: readonly [Motif, ...Motif[]];
  flowers: readonly [FlowerName, ...FlowerName[]];
  tiles: readonly [TileName, ...TileName[]];
}
