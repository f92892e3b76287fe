import type { DrawnFeatures } from "@/demo/artwork/features/features";
import type { MotifName } from "@/demo/artwork/features/motif-names";
import type { Backing } from "@/demo/artwork/drawing/ink";
import type { FlowerName } from "@/demo/artwork/motifs/posy";
import type { TileName } from "@/demo/artwork/motifs/tiles";
import type { Pen } from "@/demo/artwork/drawing/pen";
import type { Stage } from "@/demo/artwork/motifs/stage";
import type { StagingName } from "@/demo/artwork/stagings/stagings";

/** One thing that a category shows. */
export interface Motif {
  name: MotifName;
  /** The panel that it stands out from. */
  on: Backing;
  /** Draws it about the origin within ±300, its foot at +300. */
  draw: (pen: Pen, features: DrawnFeatures) => string;
  /** Its highest point; -300 by default. */
  top?: number;
  /** The settings that suit it. */
  stagings: readonly [StagingName, ...StagingName[]];
  /** A picture of its own, in place of a staging. */
  paint?: (stage: Stage, features: DrawnFeatures) => string;
}

/** The art of a category's pictures. */
export interface CategoryArt {
  motifs: readonly [Motif, ...Motif[]];
  flowers: readonly [FlowerName, ...FlowerName[]];
  tiles: readonly [TileName, ...TileName[]];
}
