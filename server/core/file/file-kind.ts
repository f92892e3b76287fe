import { fileTypeFromBuffer } from "file-type/core";

/** The kinds of files that may be uploaded; each upload accepts a subset. */
export type FileKind =
  | "pdf"
  | "doc"
  | "docx"
  | "xlsx"
  | "txt"
  | "jpg"
  | "png"
  | "gif"
  | "webp"
  | "avif"
  | "heic"
  | "tif"
  | "bmp";

/**
 * Returns the kind of an upload by its content alone, because name and type are claims by the sender; null when it is
 * not an accepted kind. Office documents with macros are refused. Only the head of a picture is read, so it may still
 * fail to decode.
 */
export async function fileKind(bytes: Buffer): Promise<FileKind | null> {
  const detected = await detect(bytes);
  switch (detected) {
    case "docx":
    case "xlsx":
      return bytes.includes("vbaProject.bin") ? null : detected;
    case "cfb":
      return isWordDocument(bytes) ? "doc" : null;
    case "apng":
      return "png";
    case "jpg":
    case "png":
    case "gif":
    case "webp":
    case "avif":
    case "heic":
      return detected;
    case "bmp":
      if (isBmp(bytes)) return detected;
      break;
    case "tif":
      return isRaw(bytes) ? null : detected;
  }
  // Its directory is often at its end, which may be missing.
  if (detected === undefined && isTiff(bytes)) return "tif";
  if ((detected === undefined || detected === "pdf") && isPdf(bytes)) return "pdf";
  // A text may begin with another format's signature ("BM", "MZ").
  return isPlainText(bytes) ? "txt" : null;
}

/**
 * As lenient as readers: the header may be anywhere in the first kilobyte, and the trailer may be missing, because they
 * rebuild it from the objects.
 */
function isPdf(bytes: Buffer): boolean {
  const header = bytes.subarray(0, 1_024 + 8).toString("latin1");
  const at = header.search(/%PDF-\d/);
  if (at < 0 || MARKUP.test(header.slice(0, at))) return false;
  return /\d\s+\d+\s+obj\b/.test(bytes.toString("latin1", at));
}

/** Document formats written as text: SVG, HTML, XML, RTF, PostScript, scripts. */
const MARKUP = /^\ufeff?\s*(<[!?/a-z]|\{\\rtf|%!PS|%PDF|#!)/i;

async function detect(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    return undefined; // A damaged container.
  }
}

/** Word, Excel and installers share the old Office container format; the names of its streams tell them apart. */
function isWordDocument(bytes: Buffer): boolean {
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, "utf16le"));
  return hasStream("WordDocument") && !hasStream("_VBA_PROJECT");
}

/** Plain text has no signature. */
function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return !/[\x00-\x08\x0b\x0e-\x1f]/.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

const isTiff = (bytes: Buffer) => ["II*\0", "MM\0*"].includes(bytes.toString("latin1", 0, 4));

/** Two letters are no proof: the size of a known header (BITMAPCOREHEADER to BITMAPV5HEADER) follows. */
function isBmp(bytes: Buffer): boolean {
  return bytes.length > 26 && [12, 16, 40, 52, 56, 64, 108, 124].includes(bytes.readUInt32LE(14));
}

/**
 * Returns true for a TIFF in a camera's own format: the picture itself is in a directory below the first (tag 330,
 * SubIFDs), beside the camera's make (271).
 */
export function isRaw(bytes: Buffer): boolean {
  const isBig = bytes.toString("latin1", 0, 2) === "MM";
  const short = (at: number) =>
    at + 2 > bytes.length ? 0 : isBig ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at);
  const start = bytes.length < 8 ? 0 : isBig ? bytes.readUInt32BE(4) : bytes.readUInt32LE(4);
  const tags = Array.from({ length: Math.min(short(start), 200) }, (_, at) => short(start + 2 + at * 12));
  return tags.includes(330) && tags.includes(271);
}
