import { CATALOGUE, motifNamed } from "./catalogue";
import { layInk } from "./drawing/ink";
import { banner } from "./kinds/banner";
import { emblem } from "./kinds/emblem";
import { swatch } from "./kinds/swatch";
import { thumbnail } from "./kinds/thumbnail";
import { hex } from "./features/colours";
import type { DrawnFeatures } from "./features/features";
import type { Motif } from "./scenes/motif";
import { pickGreens } from "./motifs/posy";
import { PALETTES } from "./drawing/palettes";
import type { ArtworkCategory } from "./drawing/palettes";
import { createSheet } from "./drawing/pen";
import type { Pen } from "./drawing/pen";
import { seeded } from "./drawing/random";
import { STAGE_HEIGHT } from "./motifs/stage";
import type { Stage } from "./motifs/stage";
import { STAGINGS } from "./stagings/stagings";

export const ARTWORK_KINDS = ["product", "banner", "portrait", "tile", "gallery"] as const;

export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/** The aspect (width over height) that each kind is composed for. */
export const ARTWORK_ASPECT: Readonly<Record<ArtworkKind, number>> = {
  product: 4 / 3,
  banner: 5 / 2,
  portrait: 1,
  tile: 1,
  gallery: 3 / 2,
};

export interface ArtworkRequest {
  category: ArtworkCategory;
  kind: ArtworkKind;
  /**
   * Distinguishes pictures. Ids that differ only after `#` (`0190…#1`, `0190…#2`) are pictures of one thing: they share
   * their features, but never a setting.
   */
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The motif; by default the id decides. */
  features?: DrawnFeatures | undefined;
  /** The other subjects on a banner; by default more things of the category. */
  company?: readonly DrawnFeatures[] | undefined;
  /** One or two letters for a `portrait`. */
  label?: string | undefined;
}

interface Choice {
  motif: Motif;
  features: DrawnFeatures;
  /** Numbers the pictures of one thing. */
  turn: number;
}

function choose({ category, id, features }: ArtworkRequest): Choice {
  const [base = id, suffix = ""] = id.split("#");
  const turn = Number.parseInt(suffix, 10) || 0;
  if (features) return { motif: motifNamed(category, features.motif), features, turn };
  const { motifs } = CATALOGUE[category];
  const order = seeded(`motif/${category}/${base}`).shuffle(motifs);
  const motif = order[turn % order.length] ?? motifs[0];
  return { motif, features: { motif: motif.name }, turn };
}

function paint(request: ArtworkRequest, stage: Stage, { motif, features, turn }: Choice): string {
  const { category, kind, id, label, company } = request;
  if (kind === "portrait") return emblem(stage, label);
  if (kind === "tile") return thumbnail(stage, motif, features);
  if (kind === "banner") {
    const others = company?.map((one) => ({ motif: motifNamed(category, one.motif), features: one }));
    const all = CATALOGUE[category].motifs.map((one) => ({ motif: one, features: { motif: one.name } }));
    return banner(stage, { motif, features }, others ?? all);
  }
  if (kind === "gallery" && !request.features && turn % 5 === 4) return swatch(stage);
  if (motif.paint) return motif.paint(stage, features);
  const [base = id] = id.split("#");
  const settings = seeded(`setting/${category}/product/${base}`).shuffle(motif.stagings);
  const setting = settings[turn % settings.length] ?? motif.stagings[0];
  return STAGINGS[setting](stage, { art: motif.draw(stage.pen, features), top: motif.top ?? -300 });
}

/** The colour that must stand out from its background. */
function colourOf({ kind, features }: ArtworkRequest): string | undefined {
  if (kind === "portrait" || !features?.colour) return undefined;
  return hex(features.colour);
}

/** Draws one picture as SVG. The same request always gives the same text. */
export function renderArtwork(request: ArtworkRequest): string {
  const { category, kind, id, width, height } = request;
  const art = CATALOGUE[category];
  const choice = choose(request);
  const rng = seeded(`${category}/${kind}/${id}`);
  const several = kind === "banner" && !request.features;
  const backing = kind === "portrait" || several ? "any" : choice.motif.on;
  const pen: Pen = {
    ink: layInk(PALETTES[category], backing, rng, colourOf(request)),
    rng,
    sheet: createSheet(height / STAGE_HEIGHT),
  };
  const stage: Stage = {
    pen,
    w: Math.round((STAGE_HEIGHT * width) / height),
    h: STAGE_HEIGHT,
    posies: { flowers: rng.shuffle(art.flowers).slice(0, 4), greens: pickGreens(pen) },
    tile: rng.pick(art.tiles),
  };
  const body = paint(request, stage, choice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stage.w} ${stage.h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${pen.sheet.defs()}</defs>${body}</svg>`
  );
}
