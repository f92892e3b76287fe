import { polar, smooth } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { contact } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { foliage, frond } from "../leaves";
import { blooms, flower } from "../posy";
import { ROUND } from "./parts";

/** An arch of flowers over an aisle. */
export function flowerArch(pen: Pen): string {
  const { ink, rng } = pen;
  const kinds = rng.shuffle(ROUND);
  const colours = blooms(pen);
  const spot = (turn: number, r: number): Point =>
    Math.abs(turn) <= 90 ? polar(r, turn, 0, -50) : [turn < 0 ? -r : r, -50 + (Math.abs(turn) - 90) * 3.7];
  const turns = Array.from({ length: 27 }, (_, i) => -181 + i * 13.92);
  const greens = [ink.leaf, ink.sage] as const;
  return (
    contact(pen, 0, 296, 300, 22, 0.4) +
    path("M-206 300V-60A206 206 0 0 1 206 -60V300Z", ink.panelDark ? ink.night : ink.mid, { opacity: 0.16 }) +
    twin(
      path(
        smooth(
          [
            [-4, -262, "c"],
            [-60, -110],
            [-150, 40],
            [-196, 120, "c"],
            [-206, -60, "c"],
            [-160, -200],
          ],
          true,
        ),
        "#fffaf3",
        { opacity: 0.85 },
      ) +
        path(
          smooth(
            [
              [-196, 110, "c"],
              [-170, 200],
              [-176, 300, "c"],
              [-214, 300, "c"],
              [-210, 100, "c"],
            ],
            true,
          ),
          "#fffaf3",
          { opacity: 0.85 },
        ) +
        stroke("M-40 -240Q-110 -60 -192 90M-90 -230Q-150 -80 -198 40", ink.mid, 2.5, { opacity: 0.5 }),
    ) +
    path("M-34 150H34L120 300H-120Z", ink.jewel) +
    path("M-26 150H-20L-84 300H-98ZM26 150H20L84 300H98Z", ink.gilt) +
    path("M-60 150H60V136H-60Z", ink.brass) +
    greens
      .map((tone, k) =>
        foliage(
          pen,
          turns.flatMap((turn, i) => {
            const [x, y] = spot(turn, 216);
            return [{ x, y, turn: turn + (i % 2 === 0 ? -52 : 66) + k * 40, length: 84, width: 36 }];
          }),
          tone,
        ),
      )
      .join("") +
    turns
      .map((turn, i) => {
        const [x, y] = spot(turn, 214 + rng.range(-14, 14));
        return i % 5 === 4
          ? ""
          : place(
              flower(kinds[i % 4] ?? "rose")(
                pen,
                i % 3 === 0 ? 52 : rng.range(30, 40),
                colours[(i * 3) % 4] ?? colours[0],
              ),
              { x, y, turn: i * 40 },
            );
      })
      .join("") +
    twin(
      place(frond(pen, 120, ink.leaf), { x: 226, y: 296, turn: 60 }) +
        place(frond(pen, 110, ink.sage), { x: 204, y: 296, turn: -48 }),
    )
  );
}
