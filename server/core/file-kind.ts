import { fileTypeFromBuffer } from "file-type/core";

/** The kinds of files that may be uploaded, each a subset of these: tickets take all but WebP, profiles the pictures. */
export type FileKind = "pdf" | "doc" | "docx" | "txt" | "jpg" | "png" | "gif" | "webp";

/**
 * Returns what an upload is by its content alone, because its name and its type are the sender's claim; null when it
 * is none of the kinds we take. A Word document with macros is refused. Only the head of a picture is read, so a
 * picture may still fail to decode.
 */
export async function fileKind(bytes: Buffer): Promise<FileKind | null> {
  switch (await detect(bytes)) {
    case "pdf":
      return bytes.includes("%%EOF") ? "pdf" : null;
    case "docx":
      return bytes.includes("vbaProject.bin") ? null : "docx";
    case "cfb":
      return isWordDocument(bytes) ? "doc" : null;
    case "jpg":
      return "jpg";
    case "png":
    case "apng":
      return "png";
    case "gif":
      return "gif";
    case "webp":
      return "webp";
    default:
      return isPlainText(bytes) ? "txt" : null;
  }
}

/** `fileKind` as the file reader runs it. */
export const kindReader = (bytes: Buffer) => fileKind(bytes);

async function detect(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    return undefined; // a damaged container
  }
}

/** Word, Excel and installers share the old Office container; the names of its streams tell them apart. */
function isWordDocument(bytes: Buffer): boolean {
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, "utf16le"));
  return hasStream("WordDocument") && !hasStream("_VBA_PROJECT");
}

/** Plain text has no signature. A text may begin with the signature of something else ("BM", "MZ"), so this comes last. */
function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[\x00-\x08\x0b\x0e-\x1f]/.test(text);
  } catch {
    return false;
  }
}
