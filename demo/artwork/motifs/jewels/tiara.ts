import { leafShape, moved, polar } from "@/demo/artwork/drawing/geometry";
import { glow, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { gem } from "./parts";

/** A tiara with pearls, its rays fanned. */
export function tiara(pen: Pen): string {
  const { ink, rng } = pen;
  const stone = rng.pick([ink.jewel, ink.second, ink.mist]);
  const spires = Array.from({ length: 9 }, (_, i) => ({
    turn: -64 + 16 * i,
    high: 250 - Math.abs(i - 4) * 32,
  }));
  return (
    glow(0, 20, 300, ink.gilt, 0.25) +
    place(
      spires
        .map(({ turn, high }, i) =>
          place(
            path(moved(leafShape(high, 62), { y: -150 }), i % 2 === 0 ? ink.gilt : ink.brass) +
              path(
                moved(leafShape(high * 0.62, 30), { y: -170 }),
                i % 2 === 0 ? shade(pen, ink.brass, 0.1) : ink.gilt,
              ) +
              place(gem(pen, 17, i % 2 === 0 ? stone : ink.paper), { y: -214 }) +
              circle(0, -158 - high, 13, ink.paper) +
              circle(-4, -162 - high, 4, "#ffffff"),
            { turn },
          ),
        )
        .join("") +
        stroke("M-216 -30A220 220 0 0 1 216 -30", ink.night, 46, {
          opacity: 0.16,
          transform: "translate(3 8)",
        }) +
        stroke("M-216 -30A220 220 0 0 1 216 -30", shade(pen, ink.brass, 0.2), 44) +
        stroke("M-216 -32A220 220 0 0 1 216 -32", ink.gilt, 30) +
        times(13, (i) => {
          const [x, y] = polar(219, -78 + 13 * i);
          return circle(x, y, 11, i % 2 === 0 ? ink.paper : stone);
        }),
      { y: 210 },
    )
  );
}
