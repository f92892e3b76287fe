import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { AppError } from "@/server/core/errors";
import { decode, guessEncoding } from "./encoding";

export type ZipLimits = {
  /** The total unpacked size of all requested entries. */
  maxBytes: number;
  maxEntries: number;
  wants(name: string): boolean;
};

/**
 * Unpacks the requested entries one by one. Declared sizes are checked before unpacking, and actual sizes during it, so
 * that a zip bomb costs no memory. Throws `bad_request` for a damaged, encrypted or oversized archive.
 */
export async function eachZipEntry(
  bytes: Buffer,
  limits: ZipLimits,
  visit: (name: string, content: Buffer) => Promise<void> | void,
): Promise<void> {
  const zip = await open(bytes);
  try {
    const wanted = await listEntries(zip, limits);
    for (const entry of wanted) await visit(nameOf(entry), await unpack(zip, entry));
  } finally {
    zip.close();
  }
}

/** Returns the names of the requested entries, under the same limits. */
export async function zipNames(bytes: Buffer, limits: ZipLimits): Promise<string[]> {
  const zip = await open(bytes);
  try {
    return (await listEntries(zip, limits)).map(nameOf);
  } finally {
    zip.close();
  }
}

/**
 * Returns an entry's name. Macs write UTF-8 without saying so, and Windows its local encoding; the format's default of
 * 1981 only covers ASCII.
 */
function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  const raw = fileName as unknown as Buffer;
  return decode(raw, generalPurposeBitFlag & 0x800 ? "utf-8" : guessEncoding(raw));
}

async function listEntries(zip: ZipFile, { maxBytes, maxEntries, wants }: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw tooLarge();
  const wanted: Entry[] = [];
  let declared = 0;
  return new Promise((resolve, reject) => {
    zip.on("error", () => reject(damaged()));
    zip.on("end", () => resolve(wanted));
    zip.on("entry", (entry: Entry) => {
      if (wants(nameOf(entry))) {
        declared += entry.uncompressedSize;
        wanted.push(entry);
      }
      if (declared > maxBytes) return reject(tooLarge());
      if (entry.isEncrypted())
        return reject(new AppError("bad_request", "Remove the password from this file and try again"));
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The zip library fails as soon as an entry unpacks to more than it declares. */
function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(damaged());
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", () => reject(damaged()));
      stream.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, zip) =>
      error ? reject(damaged()) : resolve(zip),
    );
  });
}

const damaged = () => new AppError("bad_request", "This file is damaged. Save it again and try once more");
const tooLarge = () =>
  new AppError("bad_request", "This file unpacks to more than we can read. Split it into smaller ones");
