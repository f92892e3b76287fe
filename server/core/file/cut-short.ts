import type { FileKind } from "./file-kind";

/**
 * Returns true when the end of a picture is missing, as after an interrupted download. Formats that don't say how long
 * they are return false.
 */
export function isCutShort(bytes: Buffer, kind: FileKind): boolean {
  switch (kind) {
    case "png":
      return !bytes.includes("IEND", Math.max(0, bytes.length - 4_096), "latin1");
    case "gif":
      return bytes.findLast((byte) => byte !== 0) !== 0x3b;
    case "webp":
      return bytes.length < 8 || bytes.readUInt32LE(4) + 8 > bytes.length;
    case "bmp":
      return bytes.length < 6 || bytes.readUInt32LE(2) > bytes.length;
    case "tif":
      return bytes.length < 8 || directoryOf(bytes) >= bytes.length;
    case "avif":
    case "heic":
      return boxesEnd(bytes) > bytes.length;
    default:
      return false;
  }
}

const directoryOf = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 2) === "MM" ? bytes.readUInt32BE(4) : bytes.readUInt32LE(4);

/** Returns where the boxes of an ISO media file end by their own lengths (ISO/IEC 14496-12, 4.2). */
function boxesEnd(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    // 0 reaches to the end of the file, 1 means that the length follows in eight bytes.
    if (short === 0 || (short === 1 && at + 16 > bytes.length)) return bytes.length;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return bytes.length;
    at += size;
  }
  return at;
}
