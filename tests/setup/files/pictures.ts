import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { ODD_TEXTS, type Random, spoiled } from "./random";
import { oddZip } from "./zips";

const FORMATS = ["jpeg", "png", "gif", "webp"] as const;
const SIDES = [0, 1, 2, 7_071, 16_384, 65_535, 0x7fffffff, 0xffffffff];

function chunk(type: string, data: Buffer, random: Random): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(random.chance(0.03) ? random.of(SIDES) >>> 0 : data.length, 0);
  ends.writeUInt32BE(random.chance(0.03) ? 0 : crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG with well-formed chunks whose contents may be absurd. */
function oddPng(random: Random): Buffer {
  const [width, height] = [
    random.chance(0.7) ? 8 : random.of(SIDES),
    random.chance(0.7) ? 8 : random.of(SIDES),
  ];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([random.of([8, 8, 16, 1, 3]), random.of([2, 6, 0, 3, 7]), 0, 0, random.of([0, 1, 2])], 8);
  const pixels = deflateSync(Buffer.alloc(random.of([0, 200, 600, 100_000]), random.below(256)));
  const parts = [
    chunk("IHDR", head, random),
    random.chance(0.2) ? chunk("PLTE", Buffer.alloc(random.of([0, 3, 768, 769])), random) : Buffer.alloc(0),
    random.chance(0.2)
      ? chunk(random.of(["tEXt", "zTXt", "iTXt", "eXIf", "iCCP"]), Buffer.from(random.of(ODD_TEXTS)), random)
      : Buffer.alloc(0),
    ...random.several(() => chunk("IDAT", pixels, random), 2),
    chunk("IDAT", pixels, random),
    random.chance(0.9) ? chunk("IEND", Buffer.alloc(0), random) : Buffer.alloc(0),
  ];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

let models: Promise<Buffer[]> | undefined;

/** Small pictures of every format, with metadata, rotated, animated and progressive. */
const makeModels = () =>
  (models ??= Promise.all([
    ...FORMATS.flatMap((format) =>
      [3, 4].map((channels) =>
        sharp({
          create: {
            width: 24,
            height: 16,
            channels: channels as 3 | 4,
            background: { r: 176, g: 48, b: 96, alpha: 0.5 },
          },
        })
          .withExif({ IFD0: { Model: "Phone" }, IFD3: { GPSLatitude: "1/1 17/1 0/1" } })
          .withMetadata({ orientation: 6 })
          .toFormat(format)
          .toBuffer(),
      ),
    ),
    sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } })
      .jpeg({ progressive: true })
      .toBuffer(),
    sharp({ create: { width: 16, height: 64, channels: 3, background: "#123456", pageHeight: 16 } })
      .gif()
      .toBuffer(),
  ]));

export async function oddPicture(random: Random): Promise<Buffer> {
  if (random.chance(0.3)) {
    const made = oddPng(random);
    return random.chance(0.2) ? spoiled(made, random) : made;
  }
  const model = random.of(await makeModels());
  return random.chance(0.05) ? model : spoiled(model, random);
}

const NAMES = [
  "a.jpg",
  "b.PNG",
  "Café.jpg",
  "Cafe\u0301.jpg",
  "folder/c.webp",
  "../d.jpg",
  "/e.jpg",
  "C:\\f.jpg",
  "__MACOSX/._a.jpg",
  "g.svg",
  "",
  "h.jpg/",
  "a".repeat(5_000) + ".jpg",
  "\0.jpg",
] as const;

/** A zip of pictures, as for an import of products. */
export async function oddPictureZip(random: Random): Promise<Buffer> {
  const parts: { name: string; content: Buffer }[] = [];
  for (let left = random.below(6); left >= 0; left--) {
    const content = random.chance(0.02)
      ? Buffer.alloc(random.of([1_000_000, 30_000_000]), 7)
      : await oddPicture(random);
    parts.push({ name: random.of(NAMES), content });
  }
  const file = oddZip(parts, random, 0.08);
  return random.chance(0.2) ? spoiled(file, random) : file;
}
