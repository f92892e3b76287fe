import { luminance } from "@/demo/artwork/drawing/colour";
import { lit } from "@/demo/artwork/drawing/finish";
import { box, line, polygon, shape } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";
import { bow, coat, ribbonOn } from "./parts";

interface Body {
  /** Its outline from the sill at the back, over the roof, to the sill at the front. */
  hull: string;
  glass: string;
  /** Pillars and door joints. */
  joints: string;
  wheels: readonly [number, number];
  wheel: number;
  /** The bonnet's middle, for flowers. */
  bonnet: readonly [number, number];
  /** The waist line. */
  waist: string;
}

const BODIES = {
  saloon: {
    hull: "-296 212c -300 140 -288 96 -206 76 -150 70c -84 -4 -20 -24 50 -20 112 14 160 72c 240 86 284 108 298 150 296 212c",
    glass: "-128 70c -76 8 -20 -10 46 -8 96 18 134 72c",
    joints: "M6 -14V206M-122 84V200M134 78L126 200",
    wheels: [-186, 192],
    wheel: 60,
    bonnet: [212, 80],
    waist: "M-288 112C-120 98 140 96 292 128",
  },
  limousine: {
    hull: "-300 216c -302 150 -294 112 -232 96 -198 90c -160 20 -110 4 100 2 148 14 188 88c 256 98 292 116 300 156 298 216c",
    glass: "-180 90c -150 30 -110 16 98 14 138 24 164 90c",
    joints: "M-96 12V210M-4 10V210M86 10V210M-174 100V204M164 94L158 204",
    wheels: [-210, 216],
    wheel: 52,
    bonnet: [232, 94],
    waist: "M-294 128C-120 116 140 114 296 138",
  },
  "grand tourer": {
    hull: "-296 214c -300 150 -284 110 -222 88c -140 20 -60 6 0 22 60 56 96 84c 200 90 274 106 298 146 296 214c",
    glass: "-176 84c -122 34 -60 20 -4 34 44 58 74 86c",
    joints: "M-34 26L-40 206M74 90L60 206",
    wheels: [-186, 196],
    wheel: 66,
    bonnet: [180, 86],
    waist: "M-286 118C-120 104 140 104 292 132",
  },
  convertible: {
    hull: "-296 214c -300 148 -288 108 -210 92 -160 86c 120 86c 220 92 280 112 298 150 296 214c",
    glass: "78 86c 50 -4c 62 -6c 108 86c",
    joints: "M86 92L72 206M-60 92V206",
    wheels: [-186, 194],
    wheel: 62,
    bonnet: [196, 88],
    waist: "M-288 122C-120 108 140 106 292 134",
  },
  "people carrier": {
    hull: "-292 214c -300 90 -290 -10 -262 -56 -210 -70c 60 -70c 116 -58 172 -2 214 70c 266 88 292 116 296 214c",
    glass: "-270 62c -264 -10 -248 -38 -206 -50c 58 -50c 100 -40 142 6 180 66c",
    joints: "M-150 -56V206M-30 -56V206M92 -46V206",
    wheels: [-186, 190],
    wheel: 60,
    bonnet: [232, 84],
    waist: "M-294 104C-120 96 140 98 286 124",
  },
  mini: {
    hull: "-236 216c -246 150 -240 100 -206 66c -168 -30 -140 -52 74 -52 108 -36 146 58c 206 70 240 96 244 150 240 216c",
    glass: "-186 60c -154 -20 -132 -36 70 -36 96 -24 124 60c",
    joints: "M-52 -44V206M52 -44V206",
    wheels: [-150, 156],
    wheel: 56,
    bonnet: [188, 70],
    waist: "M-240 106C-100 96 100 96 242 110",
  },
} as const satisfies Record<string, Body>;

type ModernName = keyof typeof BODIES;

/** The second tone of a limousine, below its waist. */
const LOWER_HALF = "-299 214c -301 168 -298 134c -120 122 140 120 298 146c 301 180 298 214c";
/** A cabriolet's hood, folded behind the seats. */
const FOLDED_TOP = "-214 98c -206 58 -150 44 -92 56 -84 92c -140 84";

function rim(pen: Pen, r: number): string {
  return (
    circle(0, 0, r, "#1f1a1e") +
    circle(0, 0, r * 0.68, "#d9d6d2") +
    stroke(
      times(7, (i) => {
        const turn = (i / 7) * Math.PI * 2;
        return line([0, 0], [Math.sin(turn) * r * 0.6, -Math.cos(turn) * r * 0.6]);
      }),
      "#77747a",
      r * 0.14,
    ) +
    circle(0, 0, r * 0.18, pen.ink.gilt)
  );
}

function seats(pen: Pen, rows: number): string {
  const { wood } = pen.ink;
  return times(rows, (i) =>
    cut(
      pen,
      shape(
        `${-20 - i * 104} 90c ${-34 - i * 104} 28 ${-16 - i * 104} 10 ${8 - i * 104} 26 ${16 - i * 104} 90c`,
      ),
      wood,
      0.3,
    ),
  );
}

/** A car of today from the side, dressed for a wedding: its kind and lacquer as asked for. */
export function modernCar(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const kind: ModernName =
    features.vehicle && features.vehicle in BODIES ? (features.vehicle as ModernName) : "saloon";
  const { count = 1, accent } = features;
  if (count > 1) {
    return [
      [-130, -30],
      [150, -10],
      [-150, 116],
      [120, 138],
    ]
      .slice(0, count)
      .map(([x = 0, y = 0]) => place(modernCar(pen, { ...features, count: 1 }), { x, y, scale: 0.56 }))
      .join("");
  }
  const { hull, glass, joints, wheels, wheel, bonnet, waist } = BODIES[kind];
  const paint = coat(pen, features);
  const dark = luminance(paint) < 0.1;
  const ribbon = ribbonOn(pen, paint);
  const edge = dark ? tintOf(pen, paint, 0.3) : shade(pen, paint, 0.34);
  const pane = dark ? "#8fa3ad" : "#3d4a55";
  const seat = kind === "convertible" ? seats(pen, (features.seats ?? 4) > 2 ? 2 : 1) : "";
  const [bx, by] = bonnet;
  return (
    contact(pen, 0, 284, 330, 22, 0.7) +
    seat +
    cut(pen, shape(hull), lit(pen, paint, dark ? 0.3 : 0.14), 0.9) +
    (accent && kind === "limousine" ? path(shape(LOWER_HALF), hex(accent)) : "") +
    (accent && kind === "convertible" ? cut(pen, shape(FOLDED_TOP), hex(accent), 0.5) : "") +
    path(shape(glass), pane) +
    path(
      polygon([
        [-60, 64],
        [-26, 4],
        [4, 4],
        [-30, 64],
      ]),
      "#ffffff",
      { opacity: kind === "convertible" ? 0 : 0.22 },
    ) +
    stroke(joints, edge, 3) +
    stroke(waist, dark ? "#d8d5d0" : ink.gilt, 4) +
    path(box(-76, 118, 34, 8, 4) + box(20, 118, 34, 8, 4), dark ? "#d8d5d0" : shade(pen, paint, 0.4)) +
    path(box(wheels[0] + wheel, 204, wheels[1] - wheels[0] - wheel * 2, 18, 8), shade(pen, paint, 0.45)) +
    ellipse(bx + 74, 142, 18, 13, "#fff6dc") +
    path(box(-298, 128, 20, 26, 8), "#b5202f") +
    wheels
      .map(
        (x) =>
          circle(x, 222, wheel + 9, dark ? "#100d10" : shade(pen, paint, 0.5)) +
          place(rim(pen, wheel), { x, y: 224 }),
      )
      .join("") +
    stroke(`M${bx - 70} ${by - 4}Q${bx} ${by + 4} ${bx + 74} ${by + 50}`, ribbon, 8) +
    place(bow(pen, ribbon, 0.52), { x: bx + 12, y: by + 6 }) +
    place(leaf(pen, 50, 22, ink.leaf), { x: bx - 44, y: by - 6, turn: 64 }) +
    place(leaf(pen, 50, 22, ink.sage), { x: bx - 52, y: by - 6, turn: -40 }) +
    place(peony(pen, 30, { petal: ink.blush, heart: ink.gilt }), { x: bx - 46, y: by - 14 }) +
    place(blossom(pen, 18, { petal: "#fffaf0", heart: ink.jewel }), { x: bx - 18, y: by - 10 })
  );
}
