import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { drawOpenGraph, drawPlaceholder } from "@/demo/artwork/kinds/brand";

// Generates the raster files of public/images from its SVG files. Run it after changing an SVG.
const FOLDER = "public/images";

const inFolder = (name: string): string => path.join(FOLDER, name);

async function svg(name: string): Promise<string> {
  return readFile(inFolder(name), "utf8");
}

/** Rasterises an SVG at `width` pixels. */
function raster(source: string, width: number): Sharp {
  const [, own = "64"] = /width="([\d.]+)"/.exec(source) ?? [];
  return sharp(Buffer.from(source), { density: Math.min(2400, (72 * width) / Number(own)) }).resize({
    width,
  });
}

/** Removes the favicon's rounded corners, because phones apply their own. */
const squared = (favicon: string): string =>
  favicon.replace(' rx="14"', "").replace("scale(.84)", "scale(.74)");

/** Renders the emblem as a watermark. */
const faded = (emblem: string): string =>
  emblem.replaceAll("#8f1d3f", "#cdb89c").replaceAll("#a57c2c", "#dccbb2").replaceAll("#f3c3bc", "#f5ede2");

/** Wraps a PNG in an .ico file, which browsers and feed readers request at the root by default. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function main(): Promise<void> {
  const favicon = await svg("favicon.svg");
  for (const name of ["logo-dark", "logo-light"]) {
    await raster(await svg(`${name}.svg`), 762)
      .png()
      .toFile(inFolder(`${name}.png`));
  }
  const small = await raster(favicon, 32).png().toBuffer();
  await writeFile(inFolder("favicon-32.png"), small);
  await writeFile("public/favicon.ico", iconFile(small, 32));
  for (const size of [180, 192, 512]) {
    await raster(squared(favicon), size)
      .png()
      .toFile(inFolder(`icon-${size}.png`));
  }

  // Phones may crop this icon to any shape, so the flower stays within the middle four fifths.
  await raster(squared(favicon).replace("scale(.74)", "scale(.6)"), 512)
    .png()
    .toFile(inFolder("icon-maskable-512.png"));

  const emblem = faded(await svg("emblem.svg"));
  const placeholder = drawPlaceholder({ width: 1200, height: 900, mark: emblem, wide: 340 });
  await writeFile(inFolder("no-image.svg"), placeholder);
  await sharp(Buffer.from(placeholder)).webp({ quality: 80 }).toFile(inFolder("no-image.webp"));

  const shared = drawOpenGraph({ width: 1200, height: 630, mark: await svg("logo-dark.svg"), wide: 820 });
  await sharp(Buffer.from(shared))
    .flatten({ background: "#fff" })
    .jpeg({ quality: 86 })
    .toFile(inFolder("open-graph.jpg"));
}

await main();
