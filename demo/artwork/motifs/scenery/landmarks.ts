import { mix } from "@/demo/artwork/drawing/colour";
import { disc, scallop } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, clipped, hoop, path, place, rect, stroke } from "@/demo/artwork/drawing/svg";
import { cloud } from "./nature";
import { facades, shophouse } from "./shophouse";
import { skyline } from "./bay";

/** One shophouse, its neighbours cut short at both sides. */
export function terraceHouse(pen: Pen): string {
  const [left, middle, right] = facades(pen);
  if (!left || !middle || !right) return "";
  const clip = pen.sheet.define(
    "terrace",
    (id) => `<clipPath id="${id}"><path d="${scallop(296, 20, 0.9)}"/></clipPath>`,
  );
  return (
    cut(pen, scallop(300, 20, 0.9), pen.ink.gilt, 1) +
    clipped(
      clip,
      path(disc(320), mix(pen.ink.mist, pen.ink.paper, 0.4)) +
        place(cloud(pen, 150, "#fffaf0"), { x: -170, y: -196 }) +
        place(cloud(pen, 120, "#fffaf0"), { x: 170, y: -226 }) +
        [left, middle, right]
          .map((facade, i) => place(shophouse(pen, facade), { x: -240 + i * 240, y: 236, scale: 1.2 }))
          .join("") +
        rect(-320, 232, 640, 90, pen.ink.wood) +
        rect(-320, 232, 640, 12, pen.ink.gilt),
    ) +
    hoop(0, 0, 284, pen.ink.gilt, 3)
  );
}

/** The bay in a roundel, the moon over it. */
export function skylineRoundel(pen: Pen): string {
  const { ink } = pen;
  const sky = ink.panel === ink.blush ? ink.tint : ink.blush;
  const clip = pen.sheet.define("roundel", (id) => `<clipPath id="${id}"><circle r="286"/></clipPath>`);
  const ripples = Array.from(
    { length: 8 },
    (_, i) => `M${-250 + ((i * 137) % 420)} ${150 + (i % 4) * 34}q30 -12 60 0t60 0`,
  ).join("");
  return (
    cut(pen, disc(298), ink.gilt, 1) +
    clipped(
      clip,
      circle(0, 0, 290, sky) +
        path(disc(190, 60, -60), mix(sky, ink.paper, 0.4)) +
        circle(60, -80, 92, ink.jewel) +
        place(cloud(pen, 170, "#fffaf0"), { x: -130, y: -130 }) +
        place(skyline(pen, mix(sky, ink.mid, 0.7), ink.deep), { y: 112, scale: 0.62 }) +
        rect(-300, 110, 600, 200, ink.second) +
        rect(-300, 110, 600, 6, ink.gilt) +
        stroke(ripples, tintOf(pen, ink.second, 0.35), 4),
    )
  );
}
