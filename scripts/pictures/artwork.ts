import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ARTWORK_ASPECT, ARTWORK_KINDS, renderArtwork } from "@/demo/artwork/artwork";
import type { ArtworkKind } from "@/demo/artwork/artwork";
import { CATALOGUE } from "@/demo/artwork/catalogue";
import { MOTIF_NAMES, type MotifName } from "@/demo/artwork/features/motif-names";
import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
import { PALETTES } from "@/demo/artwork/drawing/palettes";
import type { ArtworkCategory } from "@/demo/artwork/drawing/palettes";
import { renderArtworkFile } from "@/demo/artwork/drawing/raster";

const USAGE = `Usage:
  tsx scripts/pictures/artwork.ts preview OUTDIR [CATEGORY] [KIND]   contact sheets of 24 pictures
  tsx scripts/pictures/artwork.ts one FILE.webp CATEGORY KIND ID [MOTIF]   one picture at full size
  tsx scripts/pictures/artwork.ts measure                            time and size of product pictures`;

const HEIGHT: Readonly<Record<ArtworkKind, number>> = {
  product: 900,
  banner: 600,
  portrait: 400,
  tile: 200,
  gallery: 800,
};

function request(category: ArtworkCategory, kind: ArtworkKind, id: string, motif?: MotifName) {
  const height = HEIGHT[kind];
  const label =
    kind === "portrait" && id.endsWith("l") ? `${"ABCDEFGHJKLMNPRSTW"[id.length % 18]}S` : undefined;
  return {
    category,
    kind,
    id,
    features: motif && { motif },
    label,
    height,
    width: Math.round(height * ARTWORK_ASPECT[kind]),
  };
}

async function sheet(category: ArtworkCategory, kind: ArtworkKind, file: string): Promise<void> {
  const columns = kind === "banner" ? 2 : kind === "tile" ? 8 : kind === "portrait" ? 6 : 6;
  const width = kind === "banner" ? 900 : kind === "tile" ? 100 : 300;
  const gap = 14;
  const height = Math.round(width / ARTWORK_ASPECT[kind]);
  const named = kind === "tile" ? CATALOGUE[category].motifs.map(({ name }) => name) : [];
  const count = kind === "banner" ? 8 : kind === "tile" ? 8 * Math.ceil(named.length / 8) * 2 : 24;
  const cells = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const svg = renderArtwork(
        request(
          category,
          kind,
          `${kind}-${i}${i % 3 === 0 ? "" : "l".repeat(1 + (i % 17))}`,
          named[i % Math.max(1, named.length)],
        ),
      );
      return {
        input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      };
    }),
  );
  const rows = Math.ceil(count / columns);
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(cells)
    .png()
    .toFile(file);
}

async function preview(
  folder: string,
  only: string | undefined,
  kindOnly: string | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const category of MASTER_CATEGORIES) {
    if (only !== undefined && only !== category && only !== "all") continue;
    for (const kind of ARTWORK_KINDS) {
      if (kindOnly !== undefined && kindOnly !== kind) continue;
      const file = path.join(folder, `${category}-${kind}.png`);
      await sheet(category, kind, file);
      console.log(`${file}  ${PALETTES[category].name}`);
    }
  }
}

interface Sample {
  cpu: number;
  bytes: number;
  id: string;
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  return `median ${at(0.5)}  p90 ${at(0.9)}  worst ${at(1)}`;
}

/** Times an empty picture of the same size, to tell a busy machine from a slow picture. */
async function blankCost(): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path d="M0 0H1200V900H0Z" fill="#8f1d3f"/></svg>`;
  const costs: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    const before = process.cpuUsage();
    await renderArtworkFile(svg, { format: "webp" });
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return costs.sort((a, b) => a - b)[4] ?? 0;
}

async function measure(): Promise<void> {
  sharp.concurrency(1);
  const samples: Sample[] = [];
  for (const category of MASTER_CATEGORIES) {
    for (let i = 0; i < 16; i += 1) {
      const wanted = request(category, "product", `product-${i}`);
      const before = process.cpuUsage();
      const bytes = await renderArtworkFile(renderArtwork(wanted), { format: "webp" });
      const { user, system } = process.cpuUsage(before);
      samples.push({
        cpu: (user + system) / 1000,
        bytes: bytes.length / 1024,
        id: `${category} ${wanted.id}`,
      });
    }
  }
  console.log(
    `blank picture: ${(await blankCost()).toFixed(0)} ms of CPU, the floor of this machine at this moment`,
  );
  console.log(`${samples.length} product pictures of 1200 by 900, webp`);
  console.log(`CPU ms   ${spread(samples.map(({ cpu }) => cpu))}`);
  console.log(`KiB      ${spread(samples.map(({ bytes }) => bytes))}`);
  const slow = [...samples].sort((a, b) => b.cpu - a.cpu).slice(0, 8);
  const large = [...samples].sort((a, b) => b.bytes - a.bytes).slice(0, 8);
  console.log(`slowest  ${slow.map(({ id, cpu }) => `${id} ${cpu.toFixed(0)}`).join(", ")}`);
  console.log(`largest  ${large.map(({ id, bytes }) => `${id} ${bytes.toFixed(0)}`).join(", ")}`);
}

function oneOf<T extends string>(known: readonly T[], value: string | undefined, what: string): T {
  const found = known.find((item) => item === value);
  if (found === undefined) throw new Error(`${what} is one of ${known.join(", ")}`);
  return found;
}

async function main([command, target, ...rest]: readonly string[]): Promise<void> {
  if (command === "preview" && target !== undefined) return preview(target, rest[0], rest[1]);
  if (command === "measure") return measure();
  if (command === "one" && target !== undefined) {
    const wanted = request(
      oneOf(MASTER_CATEGORIES, rest[0], "CATEGORY"),
      oneOf(ARTWORK_KINDS, rest[1], "KIND"),
      rest[2] ?? "1",
      rest[3] === undefined ? undefined : oneOf(MOTIF_NAMES, rest[3], "MOTIF"),
    );
    const format = target.endsWith(".png") ? "png" : target.endsWith(".webp") ? "webp" : "jpeg";
    return writeFile(target, await renderArtworkFile(renderArtwork(wanted), { format }));
  }
  console.log(USAGE);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
