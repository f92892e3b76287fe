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
  | "heic";

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
  }
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
