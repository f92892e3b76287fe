import type { Sharp, SharpOptions } from "sharp";
import { GIF_MEGAPIXELS, PICTURE_MEGAPIXELS, type PictureProblem } from "@/contracts/pictures";
import { type FileKind, fileKind } from "@/server/core/file/file-kind";
import { isCutShort } from "@/server/core/file/cut-short";
import { refusedKind } from "@/server/core/file/refused-kind";
import { decodeBmp, decodeHeic, isAvifNamedHeic, UndecodableError } from "./picture-decoders";

type PictureKind = "jpg" | "png" | "gif" | "webp" | "avif" | "heic" | "tif" | "bmp";
const PICTURES: readonly FileKind[] = ["jpg", "png", "gif", "webp", "avif", "heic", "tif", "bmp"];
/** A small file may decode to an enormous picture. */
const MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
/** 120 megapixels with transparency. */
const MAX_WHOLE_BYTES = MAX_PIXELS * 4;
const SECONDS = 20;
/** The limit of JPEG and GIF. A longer line takes the decoder more memory than its pixels need. */
const LONGEST_SIDE = 65_535;
const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: "error" };

export type Redrawn = { bytes: Buffer; width: number; height: number };
/** Why a picture was not redrawn. */
export type NotRedrawn = {
  problem: PictureProblem;
  /** Its name in words, when it is of another kind. */ kind?: string | undefined;
};

class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

export const isPictureKind = (kind: FileKind | null): kind is PictureKind =>
  kind !== null && PICTURES.includes(kind);

/** `redraw` (kept-picture.ts) inside the process that reads files. */
export const pictureReader = (bytes: Buffer, { side }: { side: number }) => redrawHere(bytes, side);

/** Only for that process, because a damaged picture may crash it. */
export async function redrawHere(bytes: Buffer, side: number): Promise<Redrawn | NotRedrawn> {
  const kind = await fileKind(bytes);
  // Other formats never reach the decoder, because decoding formats such as SVG and PDF is riskier.
  if (!isPictureKind(kind)) return { problem: "kind", kind: (await refusedKind(bytes, kind)) ?? undefined };
  return orProblem(bytes, kind, async (open) => {
    const { data, info } = await (
      await open()
    )
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

export type Cleaned = { kind: "jpg" | "png" | "gif"; bytes: Buffer };

/**
 * Returns a picture in its own size, redrawn: upright, in sRGB, and with nothing but its pixels. JPEG, PNG and GIF keep
 * their format; others become JPEG, which opens everywhere.
 */
export async function cleanPicture(bytes: Buffer, kind: PictureKind): Promise<Cleaned | NotRedrawn> {
  return orProblem(bytes, kind, async (open): Promise<Cleaned> => {
    if (kind === "gif") {
      const animated = await open({ animated: true });
      return { kind, bytes: await animated.gif().toBuffer() };
    }
    const upright = (await open()).rotate();
    if (kind === "png") return { kind, bytes: await upright.png().toBuffer() };
    return {
      kind: "jpg",
      bytes: await upright.flatten({ background: "#fff" }).jpeg({ quality: 90 }).toBuffer(),
    };
  });
}

async function opened(bytes: Buffer, kind: PictureKind, more: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const decode = DECODERS[kind];
  if (decode && !(kind === "heic" && isAvifNamedHeic(bytes))) {
    // Its decoder leaves out the tiles that are missing.
    if (isCutShort(bytes, kind)) throw new PictureError("cut");
    const { input, options } = await decode(bytes, refuseLarge);
    const image = sharp(input, { ...OPTIONS, ...options }).timeout({ seconds: SECONDS });
    // Most programs leave the fourth byte of a BMP's pixels empty.
    return kind === "bmp" ? image.removeAlpha() : image;
  }
  if (kind === "gif") await refuseLargeGif(bytes, sharp);
  const image = sharp(bytes, { ...OPTIONS, ...more });
  const { width, height, channels, depth, isProgressive } = await image.metadata();
  if (Math.max(width, height) > LONGEST_SIDE) throw new PictureError("pixels");
  // Other formats are decoded line by line, these as a whole.
  const size = width * height * channels * (depth === "ushort" ? 2 : 1);
  if (isProgressive && size > MAX_WHOLE_BYTES) throw new PictureError("complex");
  return image.timeout({ seconds: SECONDS });
}

async function refuseLargeGif(bytes: Buffer, sharp: (data: Buffer, options: SharpOptions) => Sharp) {
  const { width, height } = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
  if (width * height <= GIF_MEGAPIXELS * 1_000_000) return;
  // A first frame that exceeds its picture makes the decoder's size larger than the declared one.
  const isAsSaid = width === bytes.readUInt16LE(6) && height === bytes.readUInt16LE(8);
  throw new PictureError(isAsSaid ? "gif" : "damaged");
}

const DECODERS: Partial<Record<PictureKind, typeof decodeHeic>> = { heic: decodeHeic, bmp: decodeBmp };

function refuseLarge(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw new PictureError("pixels");
}

type Draw<T> = (open: (more?: SharpOptions) => Promise<Sharp>) => Promise<T>;

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Some cameras and mail programs omit the end marker of a JPEG. Viewers show such a picture if it is otherwise
 * complete.
 */
async function orProblem<T extends object>(
  bytes: Buffer,
  kind: PictureKind,
  draw: Draw<T>,
): Promise<T | NotRedrawn> {
  const drawn = await problemOr(() => draw((more) => opened(bytes, kind, more)));
  if (!("problem" in drawn) || (drawn.problem !== "damaged" && drawn.problem !== "cut")) return drawn;
  if (kind !== "jpg") return isCutShort(bytes, kind) ? { problem: "cut" } : drawn;
  const ended = Buffer.concat([bytes, END_OF_JPEG]);
  return problemOr(() => draw((more) => opened(ended, kind, { ...more, failOn: "warning" })));
}

async function problemOr<T>(draw: () => Promise<T>): Promise<T | NotRedrawn> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.problem };
    if (error instanceof UndecodableError) return { problem: "damaged" };
    const { message } = error as Error;
    if (message.includes("pixel limit")) return { problem: "pixels" };
    if (message.includes("premature end")) return { problem: "cut" };
    return { problem: message.includes("timeout") ? "complex" : "damaged" };
  }
}
