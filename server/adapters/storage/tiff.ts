const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ROWS_PER_STRIP = 64;

/**
 * Returns an uncompressed TIFF (TIFF 6.0, ICC.1 Annex B.4) with a colour profile, because sharp accepts none with raw
 * pixels. The caller writes those into `pixels`, a view of the file: red, green, blue and opacity.
 */
export function tiffWithProfile(
  { width, height }: { width: number; height: number },
  profile: Uint8Array,
): { file: Buffer; pixels: Uint8ClampedArray } {
  const rowBytes = width * 4;
  const strips = Math.ceil(height / ROWS_PER_STRIP);
  const pixelsAt = 8;
  const offsets = Array.from({ length: strips }, (_, at) => pixelsAt + at * ROWS_PER_STRIP * rowBytes);
  const counts = offsets.map((_, at) => Math.min(ROWS_PER_STRIP, height - at * ROWS_PER_STRIP) * rowBytes);
  const entries: [tag: number, type: number, values: readonly number[] | Uint8Array][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, [8, 8, 8, 8]],
    [259, SHORT, [1]], // no compression
    [262, SHORT, [2]], // RGB
    [273, LONG, offsets],
    [277, SHORT, [4]],
    [278, LONG, [ROWS_PER_STRIP]],
    [279, LONG, counts],
    [338, SHORT, [2]], // opacity not multiplied in
    [34675, UNDEFINED, profile],
  ];
  const directoryAt = pixelsAt + height * rowBytes;
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  const long: Buffer[] = [];
  let longAt = directoryAt + directory.length;
  entries.forEach(([tag, type, values], index) => {
    const at = 2 + index * 12;
    const written = bytesOf(type, values);
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(values.length, at + 4);
    if (written.length <= 4) {
      written.copy(directory, at + 8);
    } else {
      directory.writeUInt32LE(longAt, at + 8);
      long.push(written);
      longAt += written.length;
    }
  });
  const head = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(directoryAt, 4);
  const file = Buffer.alloc(longAt);
  head.copy(file);
  directory.copy(file, directoryAt);
  Buffer.concat(long).copy(file, directoryAt + directory.length);
  const pixels = new Uint8ClampedArray(file.buffer, file.byteOffset + pixelsAt, height * rowBytes);
  return { file, pixels };
}

/** Pads to an even length, because values must begin on a word boundary. */
function bytesOf(type: number, values: readonly number[] | Uint8Array): Buffer {
  if (type === UNDEFINED) return Buffer.concat([Buffer.from(values), Buffer.alloc(values.length % 2)]);
  const size = type === SHORT ? 2 : 4;
  const written = Buffer.alloc(values.length * size);
  values.forEach((value, at) => {
    if (type === SHORT) written.writeUInt16LE(value, at * size);
    else written.writeUInt32LE(value, at * size);
  });
  return written;
}
