import { CATALOGUE, motifsFor } from "./catalogue";
import { layInk } from "./drawing/ink";
import { banner } from "./kinds/banner";
import { emblem } from "./kinds/emblem";
import { swatch } from "./kinds/swatch";
import { thumbnail } from "./kinds/thumbnail";
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
   * Tells one picture from another. Ids that differ only after `#` (`0190…#1`, `0190…#2`) are pictures of one thing:
   * they share a subject where `subject` names one, and never a setting.
   */
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The picture's subject, such as the product type's name; by default the id decides. */
  subject?: string | undefined;
  /** One or two letters for a `portrait`. */
  label?: string | undefined;
}

interface Choice {
  motif: Motif;
  /** Counts the pictures of one thing. */
  turn: number;
}

function choose({ category, id, subject }: ArtworkRequest): Choice {
  const [base = id, suffix = ""] = id.split("#");
  const turn = Number.parseInt(suffix, 10) || 0;
  const [first, ...rest] = motifsFor(category, subject);
  const order = seeded(`motif/${category}/${base}`).shuffle([first, ...rest]);
  return { motif: order[turn % order.length] ?? first, turn };
}

function paint(request: ArtworkRequest, stage: Stage, { motif, turn }: Choice): string {
  const { category, kind, id, label } = request;
  if (kind === "portrait") return emblem(stage, label);
  if (kind === "tile") return thumbnail(stage, motif);
  if (kind === "banner") return banner(stage, motif, CATALOGUE[category]);
  if (kind === "gallery" && turn % 5 === 4) return swatch(stage);
  if (motif.paint) return motif.paint(stage);
  const [base = id] = id.split("#");
  const settings = seeded(`setting/${category}/${kind}/${base}`).shuffle(motif.stagings);
  const setting = settings[turn % settings.length] ?? motif.stagings[0];
  return STAGINGS[setting](stage, { art: motif.draw(stage.pen), top: motif.top ?? -300 });
}

/** Draws one picture as SVG. The same request always gives the same text. */
export function renderArtwork(request: ArtworkRequest): string {
  const { category, kind, id, width, height } = request;
  const art = CATALOGUE[category];
  const choice = choose(request);
  const rng = seeded(`${category}/${kind}/${id}`);
  const backing = kind === "portrait" || kind === "banner" ? "any" : choice.motif.on;
  const pen: Pen = {
    ink: layInk(PALETTES[category], backing, rng),
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
