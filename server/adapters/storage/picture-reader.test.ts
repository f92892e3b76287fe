import { readFileSync } from "node:fs";
import sharp from "sharp";
import { redraw } from "./kept-picture";

/** A single-colour picture compresses well, however large it is. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b03060" } });
const HEIC = readFileSync("tests/corpus/pictures/two-colours.heic");

async function coloursOf(name: string): Promise<{ at: (x: number, y: number) => number[] }> {
  const drawn = await redraw(readFileSync(`tests/corpus/pictures/${name}`), 560);
  if ("problem" in drawn) throw new Error(drawn.problem);
  const { data, info } = await sharp(drawn.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}

const close = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1) as number);

test("the tiles of a phone's picture are put together, turned, and in the right colours", async () => {
  const upright = await coloursOf("phone-tiles.heic");
  expect([upright.at(4, 4), upright.at(115, 4), upright.at(4, 95), upright.at(115, 95)]).toEqual([
    close([0x20, 0x60, 0xb0]),
    close([0xb0, 0x30, 0x60]),
    close([0x30, 0xa0, 0x50]),
    close([0xd0, 0xb0, 0x20]),
  ]);
  expect((await coloursOf("phone-tiles-turned.heic")).at(95, 4)).toEqual(close([0x20, 0x60, 0xb0]));
  // The same numbers are stronger colours in Display P3.
  expect((await coloursOf("phone-tiles-display-p3.heic")).at(4, 95)).toEqual(close([0, 0xa2, 0x44]));
});

test.each([
  "24-bits.bmp",
  "24-bits-from-the-top.bmp",
  "32-bits.bmp",
  "16-bits.bmp",
  "several-pictures-the-second-is-the-main-one.heic",
  "sixteen-bits.tif",
])("%s keeps its colour", async (name) => {
  expect((await coloursOf(name)).at(10, 10)).toEqual(close([0xb0, 0x30, 0x60]));
});

test("a panorama of 59 megapixels is accepted", async () => {
  expect(await redraw(await plain(14_000, 4_200).jpeg().toBuffer(), 2_000)).toMatchObject({
    width: 2_000,
    height: 600,
  });
});

test("AVIF and HEIC are converted with their colours intact", async () => {
  const avif = await redraw(await plain(40, 20).avif().toBuffer(), 560);
  expect(avif).toMatchObject({ width: 40, height: 20 });
  const heic = await redraw(HEIC, 560);
  if ("problem" in heic) throw new Error(heic.problem);
  const { data, info } = await sharp(heic.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.format, info.width, info.height]).toEqual(["raw", 64, 48]);
  const near = (at: number, colour: number[]) =>
    colour.every((value, channel) => Math.abs((data[at * info.channels + channel] ?? 0) - value) < 12);
  expect([near(0, [0x20, 0x60, 0xb0]), near(64 * 47 + 60, [0xb0, 0x30, 0x60])]).toEqual([true, true]);
});

/** Returns a GIF with the given declared size, and single-colour frames at the given positions. */
function gif(width: number, height: number, frames: readonly [number, number, number, number][]): Buffer {
  const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 0xff, value >> 8]));
  const descriptors = frames.flatMap((frame) => [
    Buffer.from([0x2c]),
    shorts(...frame),
    Buffer.from([0, 2, 2, 0x4c, 1, 0]),
  ]);
  const head = [Buffer.from("GIF89a"), shorts(width, height), Buffer.from([0x80, 0, 0, 0, 0, 0, 9, 9, 9])];
  return Buffer.concat([...head, ...descriptors, Buffer.from([0x3b])]);
}

test("a GIF whose frames slightly exceed its declared size is accepted", async () => {
  expect(await redraw(gif(16, 16, [[0, 0, 18, 18]]), 560)).toMatchObject({ width: 18, height: 18 });
});

test.each([
  [
    "damaged",
    () =>
      gif(16, 16, [
        [10_000, 10_000, 800, 800],
        [0, 0, 16, 16],
      ]),
  ],
  ["damaged", () => gif(16, 16, [[60_000, 60_000, 65_000, 65_000]])],
  ["gif", () => gif(10_000, 10_000, [[0, 0, 10_000, 10_000]])],
  ["kind", () => Buffer.from("<svg/>")],
  ["pixels", () => plain(16_000, 8_000).png().toBuffer()],
  ["cut", async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 500)],
  ["cut", () => HEIC.subarray(0, 600)],
])("explains why a picture is rejected: %s", async (problem, make) => {
  expect(await redraw(await make(), 560)).toEqual({ problem });
});
