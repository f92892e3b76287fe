import { disc, scallop } from "@/demo/artwork/drawing/geometry";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import type { Motif } from "@/demo/artwork/scenes/motif";
import { cut } from "@/demo/artwork/drawing/pen";
import { backdrop, middle } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { hoop, path, place } from "@/demo/artwork/drawing/svg";

/** A single subject on a coloured plate, recognisable at a hundred pixels. */
export function thumbnail(stage: Stage, motif: Motif, features: DrawnFeatures): string {
  const { pen, w, h } = stage;
  const { ink, rng } = pen;
  const top = motif.top ?? -300;
  const light = [ink.paper, ink.tint, ink.blush, ink.mist].filter((colour) => colour !== ink.panel);
  const ground =
    (ink.panelDark ? rng.shuffle(light)[0] : rng.pick([ink.mid, ink.sage, ink.deep, ink.second])) ?? ink.tint;
  const lobes = rng.pick([8, 10, 12] as const);
  const plate = rng.chance(0.5) ? disc(412) : scallop(404, lobes, 0.85, 180 / lobes);
  const scale = Math.min(1.22, 730 / Math.max(300 - top, 600));
  return (
    backdrop(stage, ground) +
    place(
      cut(pen, plate, ink.panel, 1.4) +
        (rng.chance(0.5)
          ? path(scallop(376, 24, 0.9), "none", { stroke: ink.panelLine, "stroke-width": 6 })
          : hoop(0, 0, 372, ink.panelLine, 6)) +
        place(motif.draw(pen, features), { y: -middle(top) * scale, scale }),
      { x: w / 2, y: h / 2 },
    )
  );
}
