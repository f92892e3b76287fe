import { fileTypeFromBuffer } from "file-type/core";
import { type FileKind, isRaw } from "./file-kind";

const RAW = "a camera’s RAW picture";
/** Recognised kinds that aren't accepted, by their names in `file-type`. */
const NAMES: Readonly<Record<string, string>> = {
  jxl: "a JPEG XL picture",
  jp2: "a JPEG 2000 picture",
  jpx: "a JPEG 2000 picture",
  jpm: "a JPEG 2000 picture",
  psd: "a Photoshop file",
  ico: "an icon",
  cur: "an icon",
  ...Object.fromEntries(
    ["cr2", "cr3", "nef", "arw", "dng", "raf", "rw2", "orf"].map((ending) => [ending, `${RAW} (.${ending})`]),
  ),
  pdf: "a PDF",
  docx: "a Word document",
  xlsx: "an Excel file",
  mp4: "a video",
  mov: "a video",
  m4v: "a video",
  avi: "a video",
  mkv: "a video",
  webm: "a video",
  pptx: "a PowerPoint presentation",
  ppsx: "a PowerPoint presentation",
  docm: "a Word document with macros",
  xlsm: "an Excel file with macros",
  pptm: "a PowerPoint presentation with macros",
  odt: "an OpenDocument text",
  ods: "an OpenDocument sheet",
  odp: "an OpenDocument presentation",
  zip: "a zip file",
  rar: "a RAR archive",
  "7z": "a 7z archive",
};
/** Streams of the old Office container; the first one present identifies the kind. */
const STREAMS = [
  ["EncryptedPackage", "an Office file with a password"],
  ["_VBA_PROJECT", "an Office file with macros"],
  ["Workbook", "an old Excel file (.xls)"],
  ["PowerPoint Document", "an old PowerPoint presentation (.ppt)"],
] as const;
/** Returns the name of a kind that isn't accepted, such as `a TIFF picture`, or null. `kind` is from `fileKind`. */
export async function refusedKind(bytes: Buffer, kind: FileKind | null): Promise<string | null> {
  if (bytes.length === 0) return "an empty file";
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === "cfb")
    return STREAMS.find(([stream]) => bytes.includes(Buffer.from(stream, "utf16le")))?.[1] ?? null;
  if ((found?.ext === "docx" || found?.ext === "xlsx") && bytes.includes("vbaProject.bin"))
    return NAMES[found.ext === "docx" ? "docm" : "xlsm"] ?? null;
  if (found?.ext === "pdf" && kind === null) return "a damaged PDF";
  if (found?.ext === "tif" && isRaw(bytes)) return RAW;
  return (found && NAMES[found.ext]) ?? null;
}
