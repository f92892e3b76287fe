import type { SharpOptions } from "sharp";
import { tiffWithProfile } from "./tiff";

/** A picture that sharp can open. */
export type Opened = { input: Uint8Array | Uint8ClampedArray; options: SharpOptions };

/** A picture that can't be decoded. */
export class UndecodableError extends Error {}

/**
 * Decodes the main picture of an HEIC file, for which sharp ships without a decoder because of patents. Phones store
 * pictures as rotated tiles, with ten bits per channel, in their screen's colour space. `allow` throws when it is too
 * large. Throws `UndecodableError`.
 */
export async function decodeHeic(
  bytes: Buffer,
  allow: (width: number, height: number) => void,
): Promise<Opened> {
  const { default: libheif } = await import("libheif-js/wasm-bundle");
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new UndecodableError();
  const [width, height] = [image.get_width(), image.get_height()];
  allow(width, height);
  const profile = heicProfile(bytes);
  const tiff = profile && tiffWithProfile({ width, height }, profile);
  const data = tiff ? tiff.pixels : new Uint8ClampedArray(width * height * 4);
  const isDrawn = await new Promise((done) =>
    image.display({ width, height, data }, (drawn) => done(drawn !== null)),
  );
  if (!isDrawn) throw new UndecodableError();
  return tiff
    ? { input: tiff.file, options: {} }
    : { input: data, options: { raw: { width, height, channels: 4 } } };
}

const PROFILE = Buffer.from("colrprof");

/** All pictures of a file share one colour profile. */
function heicProfile(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf(PROFILE);
  if (at < 4) return null;
  const end = at - 4 + bytes.readUInt32BE(at - 4);
  return end <= bytes.length ? bytes.subarray(at + PROFILE.length, end) : null;
}

/** Returns true for an AVIF picture whose main brand is one that HEIC files use as well. */
export function isAvifNamedHeic(bytes: Buffer): boolean {
  const brands = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 128)).toString("latin1");
  return brands.includes("avif");
}

/** Decodes a BMP picture, which sharp can't. `allow` throws when it is too large. Throws `UndecodableError`. */
export async function decodeBmp(
  bytes: Buffer,
  allow: (width: number, height: number) => void,
): Promise<Opened> {
  // OS/2's header has 16-bit sides, later ones have 32; a negative height means that rows start at the top.
  const isOld = bytes.readUInt32LE(14) === 12;
  const side = (at: number) =>
    Math.abs(isOld ? bytes.readUInt16LE(18 + at * 2) : bytes.readInt32LE(18 + at * 4));
  allow(side(0), side(1));
  const { default: nsbmp } = await import("@cwasm/nsbmp");
  try {
    const { width, height, data } = nsbmp.decode(bytes);
    return { input: data, options: { raw: { width, height, channels: 4 } } };
  } catch {
    throw new UndecodableError();
  }
}
