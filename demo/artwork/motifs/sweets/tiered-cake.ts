import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, symmetric } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { leaf } from "../leaves";
import { tiling, weave } from "../patterns";
import { blooms, flower } from "../posy";
import { TILE_NAMES } from "../tiles";

interface Tier {
  half: number;
  y: number;
  h: number;
  fill: string;
}

/** A row of scallops hanging from `y`, as piped icing does. */
function piping(half: number, y: number, drop: number, colour: string, count: number): string {
  const step = (half * 2) / count;
  return path(`M${-half} ${y}${times(count, () => `a${step / 2} ${drop} 0 0 0 ${step} 0`)}Z`, colour);
}

/** Heights and widths of `count` tiers between the stand and the flowers on top. */
function tiersOf(pen: Pen, count: number, fills: readonly string[]): Tier[] {
  const total = count === 1 ? 190 : Math.min(440, 180 + count * 76);
  const shares = Array.from({ length: count }, (_, i) => 1.16 - (i / Math.max(1, count)) * 0.3);
  const sum = shares.reduce((a, b) => a + b, 0);
  const widest = count === 1 ? 170 : 200;
  const narrowest = count > 3 ? 66 : count === 2 ? 118 : 88;
  let y = 212;
  return shares.map((share, i) => {
    const h = Math.round((total * share) / sum);
    const half = count === 1 ? widest : Math.round(widest - ((widest - narrowest) * i) / (count - 1));
    const tier = { half, y, h, fill: fills[i % fills.length] ?? pen.ink.paper };
    y -= h;
    return tier;
  });
}

function trimOf(pen: Pen, { half, y, h, fill }: Tier, style: string): string {
  const { ink, rng } = pen;
  switch (style) {
    case "tiles":
      return (
        rect(
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
      );
    case "swags":
      return (
        piping(half, y - h + 8, Math.min(38, h * 0.3), shade(pen, fill, 0.1), 6) +
        piping(half, y - h + 4, Math.min(26, h * 0.2), ink.jewel, 6) +
        times(7, (k) => circle(-half + (half / 3) * k, y - h + 10, 7, ink.brass))
      );
    case "strokes":
      return times(5, (k) =>
        stroke(
          `M${-half + 12} ${y - h + 14 + (k * (h - 24)) / 4}Q0 ${y - h + 22 + (k * (h - 24)) / 4} ${half - 12} ${y - h + 12 + (k * (h - 24)) / 4}`,
          shade(pen, fill, 0.09),
          5,
        ),
      );
    case "lace":
      return (
        rect(
          -half,
          y - h * 0.6,
          half * 2,
          h * 0.6 - 12,
          weave(pen, "jasmines", fill, shade(pen, fill, 0.2)),
        ) + piping(half, y - h * 0.6, 12, tintOf(pen, fill, 0.7), Math.round(half / 10))
      );
    case "songket":
      return rect(-half, y - h, half * 2, h, weave(pen, "songket", fill, ink.brass));
    case "pressed":
      return times(Math.round(half / 26), (k) =>
        place(flower(k % 2 === 0 ? "blossom" : "jasmine")(pen, 17, blooms(pen)[k % 4] ?? blooms(pen)[0]), {
          x: -half + 30 + k * 50,
          y: y - h * (k % 2 === 0 ? 0.66 : 0.34),
        }),
      );
    case "crumb":
      return (
        rect(-half, y - h * 0.36, half * 2, 14, "#fff6e6") +
        rect(-half, y - h * 0.7, half * 2, 14, "#fff6e6") +
        times(7, (k) =>
          path(box(-half + 20 + k * ((half * 2 - 50) / 7), y - h + 14, 30, h - 22, 12), "#fff6e6", {
            opacity: 0.35,
          }),
        )
      );
    default:
      return stroke(`M${-half + 8} ${y - 8}H${half - 8}`, shade(pen, fill, 0.14), 4);
  }
}

const STYLES: Readonly<Record<NonNullable<DrawnFeatures["finish"]>, readonly string[]>> = {
  buttercream: ["strokes", "pressed", "strokes", "plain", "strokes"],
  lace: ["lace", "plain", "lace", "plain", "lace"],
  songket: ["songket", "plain", "songket", "plain", "songket"],
  flowers: ["plain", "pressed", "plain", "pressed", "plain"],
  naked: ["crumb"],
  plain: ["swags", "tiles", "swags", "plain", "tiles"],
};

/** A wedding cake on a footed stand: its tiers, icing and colour as asked for, flowers down one side. */
export function tieredCake(pen: Pen, { tiers = 3, finish = "plain", colour }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const fills =
    finish === "naked"
      ? ["#d9a865"]
      : colour
        ? [hex(colour), tintOf(pen, hex(colour), 0.3)]
        : rng.shuffle([ink.paper, ink.blush, ink.mist, ink.tint]);
  const rows = tiersOf(pen, tiers, fills);
  const styles = STYLES[finish];
  const colours = blooms(pen);
  const dressed = rows
    .map(
      (tier, i) =>
        cut(pen, box(-tier.half, tier.y - tier.h, tier.half * 2, tier.h, 10), turned(pen, tier.fill), 0.6) +
        trimOf(pen, tier, styles[i % styles.length] ?? "plain") +
        times(Math.round(tier.half / 8), (k) =>
          circle(-tier.half + 8 + k * 16, tier.y - 5, 7, tintOf(pen, tier.fill, 0.6)),
        ),
    )
    .join("");
  const bloom = (i: number, r: number, x: number, y: number): string =>
    place(flower(rng.pick(["peony", "rose", "orchid", "frangipani"]))(pen, r, colours[i % 4] ?? colours[0]), {
      x,
      y,
      turn: rng.range(0, 360),
    });
  const crown = (rows.at(-1)?.y ?? 0) - (rows.at(-1)?.h ?? 0);
  const side = rng.chance(0.5) ? 1 : -1;
  const size = Math.min(1, (rows.at(-1)?.half ?? 90) / 84);
  const top = place(
    [-40, 20, 70, -10]
      .map((turn, i) => place(leaf(pen, 84, 36, ink.leaf), { x: (i - 1.5) * 14, y: 6, turn }))
      .join("") +
      bloom(0, 46, 0, 0) +
      bloom(1, 32, -48, 10) +
      bloom(2, 30, 50, 12),
    { y: crown, scale: size },
  );
  const cascade = rows
    .slice(0, -1)
    .map(({ half, y, h }, i) => {
      const x = side * (half - 30);
      return (
        place(leaf(pen, 76, 32, ink.leaf), { x: x + side * 10, y: y - h, turn: side * 56 }) +
        place(leaf(pen, 66, 28, ink.sage), { x: x - side * 10, y: y - h + 10, turn: side * 156 }) +
        bloom(i, 40, x, y - h) +
        bloom(i + 1, 25, x + side * 34, y - h + 18)
      );
    })
    .join("");
  return (
    cut(pen, symmetric("26 226c 18 262 40 284 92 292 92 300c"), polished(pen), 0.5) +
    cut(pen, box(-232, 212, 464, 18, 9), polished(pen), 0.8) +
    piping(226, 229, 14, ink.brass, 18) +
    dressed +
    cascade +
    top
  );
}
