import { AppError } from "@/server/core/errors";
import { askFileReader } from "@/server/core/file-reader/ask";
import type { attachmentReader } from "@/server/adapters/storage/attachment-reader";
import type { pictureReader } from "@/server/adapters/storage/picture-reader";
import type { sheetReader } from "@/server/core/sheet/read";
import type { picturesReader } from "@/server/modules/catalogue/product/import/zip-reader";
import type { calendarReader } from "@/server/modules/messaging/busy/readers";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import { oddPicture, oddPictureZip } from "./pictures";
import type { Random } from "./random";
import { oddOds, oddXls } from "./other-sheets";
import { oddCsv, oddXlsx } from "./sheets";
import { oddIcs, oddPdf, oddVcf } from "./texts";

/** Far below the product's limit, and far more than any of these small files should need. */
const MAX_MS = 8_000;
const FROM = new Date("2026-12-01T00:00:00Z");
const TO = new Date("2029-12-01T00:00:00Z");

const sheet = askFileReader<typeof sheetReader>("sheet", MAX_MS);
const calendar = askFileReader<typeof calendarReader>("calendar", 2_000);
const attachment = askFileReader<typeof attachmentReader>("attachment", MAX_MS);
const picture = askFileReader<typeof pictureReader>("picture", MAX_MS);
const pictures = askFileReader<typeof picturesReader>("pictures", MAX_MS);

const wanted = ["a.jpg", "b.png", "café.jpg", "c.webp", "d.jpg", "e.jpg"];

type Kind = { make(random: Random): Buffer | Promise<Buffer>; read(bytes: Buffer): Promise<unknown> };

/** The kinds of files that are uploaded to us, how to generate an odd one, and how it is read. */
export const KINDS = {
  xlsx: { make: oddXlsx, read: (bytes) => sheet(bytes, { name: "list.xlsx", choice: {} }) },
  xls: { make: oddXls, read: (bytes) => sheet(bytes, { name: "list.xls", choice: {} }) },
  ods: { make: oddOds, read: (bytes) => sheet(bytes, { name: "list.ods", choice: {} }) },
  csv: { make: oddCsv, read: (bytes) => sheet(bytes, { name: "list.csv", choice: {} }) },
  vcf: { make: oddVcf, read: (bytes) => sheet(bytes, { name: "contacts.vcf", choice: {} }) },
  ics: {
    make: oddIcs,
    // A recurrence rule that never matches keeps the library searching until its process is ended.
    read: (bytes) =>
      calendar(bytes, { from: FROM, to: TO }).catch((error: unknown) => {
        if (!(error instanceof ReadingLimitError && error.message === "too slow")) throw error;
      }),
  },
  picture: {
    make: oddPicture,
    async read(bytes) {
      await picture(bytes, { side: 560 });
      const { cleaned } = await attachment(bytes, { previewSide: 560 });
      if (cleaned?.includes("Phone")) throw new Error("its metadata are left");
    },
  },
  pdf: { make: oddPdf, read: (bytes) => attachment(bytes, { previewSide: null }) },
  zip: { make: oddPictureZip, read: (bytes) => pictures(bytes, { wanted, side: 560 }) },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/**
 * Has the file-reading process read a file, as the server does. Returns what went wrong, or null when the file was read
 * or refused with a message.
 */
export async function problemWith(kind: KindName, bytes: Buffer): Promise<string | null> {
  try {
    await KINDS[kind].read(bytes);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") return null;
    return String(error);
  }
}
