import { polished } from "@/demo/artwork/drawing/finish";
import { box, disc, polygon } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, stroke } from "@/demo/artwork/drawing/svg";

/** Spinning drums of light and streamers: a dance floor's mirror ball. */
export function mirrorBall(pen: Pen): string {
  const { ink } = pen;
  const tones = [ink.gilt, ink.blush, ink.mist, ink.mid, ink.paper, ink.second];
  const rows = Array.from({ length: 10 }, (_, row) => {
    const y0 = -170 + row * 34;
    const half = Math.sqrt(Math.max(0, 170 ** 2 - (y0 + 17) ** 2));
    const count = Math.max(4, Math.round(half / 15));
    return Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI;
      const b = ((i + 1) / count) * Math.PI;
      const x1 = -half * Math.cos(a);
      const x2 = -half * Math.cos(b);
      return { tone: (i * 5 + row * 7 + (i % 3)) % tones.length, d: box(x1 + 1, y0 + 1, x2 - x1 - 2, 32) };
    });
  }).flat();
  const beam = (turn: number, tone: string): string =>
    path(
      polygon([
        [-14, 0],
        [14, 0],
        [70, 340],
        [-70, 340],
      ]),
      tone,
      { opacity: 0.22, transform: `rotate(${turn})` },
    );
  return (
    [
      [-130, ink.gilt],
      [-70, ink.jewel],
      [64, ink.second],
      [120, ink.gilt],
      [-20, ink.blush],
      [30, ink.mid],
    ]
      .map(([turn, tone]) => beam(Number(turn), String(tone)))
      .join("") +
    stroke("M0 -300V-172", ink.brass, 6) +
    path(box(-24, -196, 48, 30, 6), polished(pen)) +
    cut(pen, disc(172), ink.night, 1) +
    tones
      .map((tone, k) =>
        path(
          rows
            .filter((cell) => cell.tone === k)
            .map((cell) => cell.d)
            .join(""),
          tone,
        ),
      )
      .join("") +
    path(`M40 -164A172 172 0 0 1 40 164A220 220 0 0 0 40 -164Z`, ink.night, { opacity: 0.3 }) +
    [
      [-90, -80, 40],
      [-40, -130, 22],
      [60, -50, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          "#ffffff",
        ),
      )
      .join("")
  );
}
