import { luminance, mix } from "@/demo/artwork/drawing/colour";
import { folded } from "@/demo/artwork/drawing/finish";
import { disc, dots, lathe, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cast, cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { weave } from "../patterns";

/** A kebaya over a sarong: of voile with embroidery, of lace, or all of songket. */
export function kebaya(pen: Pen, { colour, fabric }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const cloth = colour ? hex(colour) : rng.pick([ink.blush, ink.paper, ink.mist]);
  const whole = fabric === "songket";
  const thread = whole
    ? ink.brass
    : colour && luminance(cloth) > 0.6
      ? mix(cloth, ink.brass, 0.5)
      : rng.pick([ink.jewel, ink.second]);
  const base = whole || colour ? cloth : rng.pick([ink.jewel, ink.second, ink.deep]);
  const body = whole
    ? weave(pen, "songket", cloth, ink.gilt)
    : fabric === "lace"
      ? weave(pen, "jasmines", cloth, mix(cloth, ink.brass, 0.24))
      : cloth;
  const sarong = lathe([
    [84, 40, "c"],
    [100, 110],
    [92, 230],
    [88, 292, "c"],
  ]);
  const sleeve = smooth(
    [
      [58, -206, "c"],
      [104, -186],
      [166, -60],
      [222, 62, "c"],
      [178, 84, "c"],
      [124, -20],
      [88, -90, "c"],
    ],
    true,
  );
  const half = smooth(
    [
      [6, -150, "c"],
      [30, -212, "c"],
      [66, -206, "c"],
      [92, -150],
      [72, -50],
      [96, 30],
      [110, 66, "c"],
      [66, 84],
      [6, 150, "c"],
      [2, 0],
    ],
    true,
  );
  const edge = smooth(
    [
      [6, -150, "c"],
      [30, -212, "c"],
      [42, -210, "c"],
      [26, -130],
      [24, 60],
      [28, 118],
      [70, 64],
      [106, 50],
      [110, 66, "c"],
      [66, 84],
      [6, 150, "c"],
      [2, 0],
    ],
    true,
  );
  const eyelets =
    [-120, -70, -20, 30, 80].map((y) => disc(4, 15, y)).join("") +
    [
      [46, 92],
      [74, 72],
      [96, 62],
    ]
      .map(([x = 0, y = 0]) => disc(4, x, y))
      .join("");
  const embroidery = [
    [44, 20, 22],
    [78, 34, 15],
    [40, -40, 13],
    [30, 74, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) => moved(ring(5, petal(r, r * 0.7, 0.2)), { x, y }))
    .join("");
  return (
    cut(
      pen,
      sarong,
      whole
        ? body
        : weave(
            pen,
            rng.pick(["parang", "sprays", "songket"]),
            base,
            luminance(base) > 0.5 ? mix(base, ink.brass, 0.5) : tintOf(pen, base, 0.42),
          ),
      0.8,
    ) +
    path(
      smooth(
        [
          [-30, 40, "c"],
          [46, 40, "c"],
          [40, 294, "c"],
          [-34, 294, "c"],
        ],
        true,
      ),
      weave(
        pen,
        "jasmines",
        whole ? mix(cloth, ink.night, 0.3) : thread === base ? ink.mid : thread,
        ink.gilt,
      ),
    ) +
    stroke("M-32 40L-35 294M45 40L40 294", ink.gilt, 4) +
    path(
      lathe([
        [90, 272, "c"],
        [89, 293, "c"],
      ]),
      ink.gilt,
    ) +
    twin(
      cut(pen, sleeve, body === cloth ? folded(pen, cloth, 0.1) : body, 0.5) +
        path(
          smooth(
            [
              [166, 26, "c"],
              [200, 14, "c"],
              [222, 62, "c"],
              [178, 84, "c"],
            ],
            true,
          ),
          tintOf(pen, thread, 0.2),
        ) +
        path(dots(1, 0, 5), ink.gilt, { transform: "translate(196 48)" }),
    ) +
    cast(
      pen,
      lathe([
        [40, -212, "c"],
        [92, -150],
        [72, -50],
        [110, 66, "c"],
        [0, 150, "c"],
      ]),
      0.6,
    ) +
    path(
      lathe([
        [0, -214, "c"],
        [34, -212, "c"],
        [4, -140, "c"],
      ]),
      ink.tint,
    ) +
    twin(
      path(half, body) +
        path(edge, tintOf(pen, thread, 0.14)) +
        path(embroidery, thread) +
        path(eyelets, ink.paper),
    ) +
    [-96, -30, 36]
      .map((y) =>
        place(
          path(ring(8, petal(17, 10, 0.4)), ink.brass) +
            circle(0, 0, 7, ink.gilt) +
            circle(0, 0, 3, ink.jewel),
          { y },
        ),
      )
      .join("") +
    path(
      lathe([
        [0, -232],
        [30, -228],
        [34, -212, "c"],
      ]),
      ink.wood,
    ) +
    stroke("M0 -230C0 -262 34 -256 30 -280C26 -300 -8 -298 -8 -276", ink.brass, 7)
  );
}
