import { polished } from "@/demo/artwork/drawing/finish";
import { disc, petal, polar, polygon, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";

/** The lion's head of a lion dance. */
export function lion(pen: Pen): string {
  const { ink } = pen;
  const fur = apart(pen, [ink.jewel, ink.second, ink.panelDark ? ink.gilt : ink.jewel]);
  const trim = fur === ink.gilt ? ink.jewel : ink.gilt;
  const wool = "#fffaf0";
  const tuft = (d: string): string =>
    path(d, wool) + path(d, "none", { stroke: shade(pen, wool, 0.2), "stroke-width": 3 });
  return (
    twin(
      cut(
        pen,
        smooth(
          [
            [150, -110, "c"],
            [230, -190],
            [286, -150],
            [270, -70],
            [190, -30, "c"],
          ],
          true,
        ),
        fur,
        0.6,
      ) +
        path(
          smooth(
            [
              [176, -104],
              [232, -156],
              [258, -132],
              [240, -78],
              [196, -56],
            ],
            true,
          ),
          ink.blush,
        ) +
        place(path(scallop(30, 8), wool), { x: 270, y: -160 }),
    ) +
    cut(
      pen,
      smooth(
        [
          [0, -268],
          [110, -236],
          [190, -140],
          [226, -10],
          [216, 120],
          [150, 220],
          [0, 256],
          [-150, 220],
          [-216, 120],
          [-226, -10],
          [-190, -140],
          [-110, -236],
        ],
        true,
      ),
      fur,
      1,
    ) +
    tuft(scallop(44, 7, 0.9, 0, -240)) +
    twin(
      place(tuft(scallop(32, 7, 0.9)), { x: 84, y: -214 }) +
        place(tuft(scallop(30, 7, 0.9)), { x: 156, y: -150 }),
    ) +
    place(
      cut(pen, disc(52), polished(pen), 0.4) +
        circle(0, 0, 38, ink.mist) +
        path(
          polygon([
            [-26, 10],
            [10, -30],
            [22, -24],
            [-16, 24],
          ]),
          "#ffffff",
          { opacity: 0.7 },
        ),
      { y: -146 },
    ) +
    twin(
      path(
        smooth(
          [
            [30, -70, "c"],
            [70, -124],
            [150, -110],
            [184, -50],
            [140, -60],
            [90, -66],
          ],
          true,
        ),
        trim,
      ) +
        path(
          smooth(
            [
              [40, -66, "c"],
              [76, -106],
              [140, -98],
              [164, -62],
              [130, -72],
              [86, -78],
            ],
            true,
          ),
          wool,
        ) +
        cut(pen, disc(56, 104, 6), wool, 0.4) +
        circle(104, 6, 44, ink.second) +
        circle(104, 6, 30, ink.night) +
        circle(94, -6, 11, "#ffffff") +
        stroke("M56 -20Q104 -66 156 -16", ink.night, 7) +
        place(path(scallop(26, 8), trim), { x: 186, y: 60 }) +
        stroke("M170 100Q200 110 196 150", trim, 7),
    ) +
    cut(
      pen,
      smooth(
        [
          [0, 6],
          [44, 30],
          [60, 72],
          [30, 94],
          [0, 84],
          [-30, 94],
          [-60, 72],
          [-44, 30],
        ],
        true,
      ),
      trim,
      0.4,
    ) +
    twin(circle(28, 72, 11, ink.night)) +
    path(ring(6, petal(22, 13, 0.4)), ink.blush, { transform: "translate(0 40)" }) +
    cut(
      pen,
      smooth(
        [
          [-176, 110, "c"],
          [-80, 124],
          [0, 112],
          [80, 124],
          [176, 110, "c"],
          [150, 196],
          [80, 244],
          [0, 258],
          [-80, 244],
          [-150, 196],
        ],
        true,
      ),
      ink.night,
      0.3,
    ) +
    path(
      smooth(
        [
          [-70, 232],
          [0, 190],
          [70, 232],
          [0, 252],
        ],
        true,
      ),
      ink.jewel === fur ? ink.blush : ink.jewel,
    ) +
    path(
      Array.from({ length: 9 }, (_, i) =>
        polygon([
          [-140 + i * 31, 122],
          [-112 + i * 31, 122],
          [-126 + i * 31, 146 - (i % 2) * 6],
        ]),
      ).join(""),
      wool,
    ) +
    tuft(
      Array.from({ length: 11 }, (_, i) => {
        const [x, y] = polar(190, 118 + i * 12.4, 0, 86);
        return disc(27, x, y);
      }).join(""),
    ) +
    stroke("M-176 112C-80 128 -30 112 0 114S80 128 176 112", trim, 10) +
    twin(place(path(ring(8, petal(26, 15, 0.4)), trim), { x: 60, y: -196 }))
  );
}
