import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { renderArtwork } from "@/demo/artwork/artwork";
import type { ArtworkCategory } from "@/demo/artwork/drawing/palettes";
import { seeded } from "@/demo/artwork/drawing/random";

/**
 * Draws the short silent films of the demo vendors into public/videos: paper-cut scenes under a slow camera, with
 * petals drifting over them. Run once by `npx tsx scripts/pictures/films.ts`; the files are committed. Needs ffmpeg.
 */
const WIDTH = 640;
const HEIGHT = 360;
const FPS = 20;
const SCENE_FRAMES = 80;
const FADE_FRAMES = 16;
const PETALS = 14;

/** `crf`: higher for scenes with more detail, so that each file stays below 250 KiB. */
type Film = {
  name: string;
  category: ArtworkCategory;
  subjects: [string, string, string];
  petals: string[];
  crf: number;
};

const FILMS: readonly Film[] = [
  {
    name: "venues",
    category: "venues",
    subjects: ["a", "b", "c"],
    petals: ["#f3d9c9", "#e8b9a6", "#f7eadf"],
    crf: 35,
  },
  {
    name: "photography",
    category: "photography",
    subjects: ["d", "e", "f"],
    petals: ["#f1e3c2", "#e2c48d", "#fbf5e6"],
    crf: 31,
  },
  {
    name: "flowers-decor",
    category: "flowers-decor",
    subjects: ["g", "h", "i"],
    petals: ["#f6d5da", "#e59aa8", "#fdf1f0"],
    crf: 31,
  },
];

/** Camera positions from 0 to 1 through a scene: closer, then on. */
const MOVES = [
  { from: [0, 0, 1], to: [0.06, 0.05, 0.88] },
  { from: [0.12, 0.1, 0.88], to: [0, 0.06, 0.88] },
  { from: [0.06, 0.1, 0.86], to: [0, 0, 1] },
] as const;

function petalsAt(film: Film, frame: number, frames: number): string {
  const rng = seeded(`film/${film.name}`);
  return Array.from({ length: PETALS }, () => {
    const [x, y, size, sway, spin, speed] = [
      rng.next() * WIDTH,
      rng.next() * HEIGHT,
      4 + rng.next() * 7,
      8 + rng.next() * 18,
      rng.next() * 360,
      // Whole turns per film, so that it loops seamlessly.
      1 + Math.floor(rng.next() * 2),
    ];
    const t = frame / frames;
    const height = HEIGHT + 60;
    const top = ((y + t * speed * height) % height) - 30;
    const left = x + Math.sin((t * speed * 2 + spin / 360) * 2 * Math.PI) * sway;
    const turn = spin + t * speed * 360;
    const d = `M0 ${-size}C${size} ${-size * 0.6} ${size * 0.8} ${size * 0.7} 0 ${size}C${-size * 0.8} ${size * 0.7} ${-size} ${-size * 0.6} 0 ${-size}`;
    const colour = film.petals[Math.floor(rng.next() * film.petals.length)] ?? "#fff";
    const at = `translate(${left.toFixed(1)} ${top.toFixed(1)}) rotate(${turn.toFixed(1)})`;
    return (
      `<path d="${d}" fill="#1c1016" opacity=".22" transform="translate(2 4) ${at}"/>` +
      `<path d="${d}" fill="${colour}" transform="${at}"/>`
    );
  }).join("");
}

async function drawFilm(film: Film, folder: string): Promise<void> {
  const step = SCENE_FRAMES - FADE_FRAMES;
  const frames = step * MOVES.length;
  const scenes = await Promise.all(film.subjects.map((id) => sceneOf(film, id)));
  for (let frame = 0; frame < frames; frame++) {
    const at = Math.floor(frame / step);
    const into = frame % step;
    const layers = [await shoot(scenes[at], at, (into + FADE_FRAMES) / SCENE_FRAMES)];
    // The previous scene fades out during the first frames of this one.
    if (into < FADE_FRAMES) {
      const before = (at + MOVES.length - 1) % MOVES.length;
      const leaving = await shoot(scenes[before], before, (step + into) / SCENE_FRAMES);
      layers.push(await faded(leaving, 1 - (into + 1) / (FADE_FRAMES + 1)));
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${petalsAt(film, frame, frames)}</svg>`;
    const [base, ...over] = layers;
    await sharp(base)
      .composite([...over, Buffer.from(svg)].map((input) => ({ input })))
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(frame).padStart(4, "0")}.png`));
  }
}

type Scene = { pixels: Buffer; width: number; height: number };

/** Renders at four times the film's size, so that a slow camera move does not jump from pixel to pixel. */
async function sceneOf({ category }: Film, id: string): Promise<Scene> {
  const [width, height] = [WIDTH * 4, HEIGHT * 4];
  const svg = renderArtwork({ category, kind: "gallery", id: `film-${id}`, width, height });
  const pixels = await sharp(Buffer.from(svg), { density: 72 }).removeAlpha().raw().toBuffer();
  return { pixels, width, height };
}

async function shoot(scene: Scene | undefined, at: number, t: number): Promise<Buffer> {
  const move = MOVES[at];
  if (!scene || !move) throw new Error("no such scene");
  const { pixels, width, height } = scene;
  const mix = (n: 0 | 1 | 2) => move.from[n] + (move.to[n] - move.from[n]) * t;
  const part = {
    left: Math.round(mix(0) * width),
    top: Math.round(mix(1) * height),
    width: Math.floor(mix(2) * width),
    height: Math.floor(mix(2) * height),
  };
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function faded(picture: Buffer, opacity: number): Promise<Buffer> {
  return sharp(picture).ensureAlpha(opacity).png({ compressionLevel: 1 }).toBuffer();
}

const target = join(process.cwd(), "public/videos");
mkdirSync(target, { recursive: true });
for (const film of FILMS) {
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  await drawFilm(film, folder);
  const file = join(target, `${film.name}.mp4`);
  const encode = `-c:v libx264 -preset veryslow -crf ${film.crf} -tune animation -pix_fmt yuv420p -movflags +faststart -an`;
  execFileSync("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-framerate",
    String(FPS),
    "-i",
    join(folder, "%04d.png"),
    ...encode.split(" "),
    file,
  ]);
  rmSync(folder, { recursive: true });
  console.log(file, Math.round(statSync(file).size / 1024), "KiB");
}
