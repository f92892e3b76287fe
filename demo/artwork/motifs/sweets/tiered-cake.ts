import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { leaf } from "../leaves";
import { tiling, weave } from "../patterns";
import { blooms, flower } from "../posy";
import { TILE_NAMES } from "../tiles";

/** A row of scallops hanging from `y`, as piped icing does. */
function piping(half: number, y: number, drop: number, colour: string, count: number): string {
  const step = (half * 2) / count;
  return path(`M${-half} ${y}${times(count, () => `a${step / 2} ${drop} 0 0 0 ${step} 0`)}Z`, colour);
}

/** A wedding cake of three tiers on a footed stand, flowers down one side. */
export function tieredCake(pen: Pen): string {
  const { ink, rng } = pen;
  const [bottom, middle, top] = rng.shuffle([ink.paper, ink.blush, ink.mist, ink.tint]);
  const tiers = [
    { half: 196, y: 212, h: 150, fill: bottom ?? ink.paper },
    { half: 142, y: 62, h: 138, fill: middle ?? ink.blush },
    { half: 92, y: -76, h: 122, fill: top ?? ink.tint },
  ];
  const style = rng.shuffle(["tiles", "swags", "threads", "songket"] as const);
  const colours = blooms(pen);
  const dressed = tiers
    .map(({ half, y, h, fill }, i) => {
      const body = cut(pen, box(-half, y - h, half * 2, h, 10), turned(pen, fill), 0.6);
      const kind = style[i];
      const trim =
        kind === "tiles"
          ? rect(
              -half,
              y - h * 0.68,
              half * 2,
              h * 0.42,
              tiling(
                pen,
                rng.pick(TILE_NAMES),
                { base: fill, first: ink.jewel, second: ink.second, third: ink.mid },
                Math.round(h * 0.42),
              ),
            ) +
            rect(-half, y - h * 0.68 - 5, half * 2, 5, ink.brass) +
            rect(-half, y - h * 0.26, half * 2, 5, ink.brass)
          : kind === "swags"
            ? piping(half, y - h + 8, 38, shade(pen, fill, 0.1), 6) +
              piping(half, y - h + 4, 26, ink.jewel, 6) +
              times(7, (k) => circle(-half + (half / 3) * k, y - h + 10, 7, ink.brass))
            : kind === "threads"
              ? times(11, (k) =>
                  stroke(
                    `M${-half + 16 + ((half * 2 - 32) / 10) * k} ${y - h + 16}V${y - 22}`,
                    ink.brass,
                    2.5,
                  ),
                )
              : rect(-half, y - h, half * 2, h, weave(pen, "songket", fill, shade(pen, fill, 0.16)), {
                  opacity: 0.7,
                });
      const pearls = times(Math.round(half / 8), (k) =>
        circle(-half + 8 + k * 16, y - 5, 7, tintOf(pen, fill, 0.6)),
      );
      return body + trim + pearls;
    })
    .join("");
  const bloom = (i: number, r: number, x: number, y: number): string =>
    place(flower(rng.pick(["peony", "rose", "orchid", "frangipani"]))(pen, r, colours[i % 4] ?? colours[0]), {
      x,
      y,
      turn: rng.range(0, 360),
    });
  const side = rng.chance(0.5) ? 1 : -1;
  const cascade =
    [
      [-40, -206, 30],
      [20, -216, -20],
      [70, -196, 60],
      [-10, -222, 4],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(leaf(pen, 92, 38, ink.leaf), { x: x * 0.5, y, turn }))
      .join("") +
    bloom(0, 50, 6, -212) +
    bloom(1, 34, -48, -198) +
    bloom(2, 32, 52, -196) +
    place(leaf(pen, 80, 34, ink.leaf), { x: side * 120, y: -66, turn: side * 60 }) +
    place(leaf(pen, 70, 30, ink.sage), { x: side * 96, y: -56, turn: side * 160 }) +
    bloom(3, 42, side * 104, -66) +
    bloom(1, 27, side * 142, -46) +
    place(leaf(pen, 84, 36, ink.leaf), { x: side * 164, y: 70, turn: side * 50 }) +
    place(leaf(pen, 84, 34, ink.sage), { x: side * 150, y: 90, turn: side * 150 }) +
    bloom(0, 46, side * 156, 74) +
    bloom(2, 30, side * 112, 92) +
    bloom(1, 26, side * 190, 104);
  const stand =
    cut(
      pen,
      lathe([
        [26, 226, "c"],
        [18, 262],
        [40, 284],
        [92, 292],
        [92, 300, "c"],
      ]),
      polished(pen),
      0.5,
    ) +
    cut(pen, box(-232, 212, 464, 18, 9), polished(pen), 0.8) +
    piping(226, 229, 14, ink.brass, 18);
  return stand + dressed + cascade;
}
