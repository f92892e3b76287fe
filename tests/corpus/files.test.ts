import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { attachmentReader } from "@/server/adapters/storage/attachment-reader";
import type { pictureReader } from "@/server/adapters/storage/picture-reader";
import { askFileReader } from "@/server/core/file-reader/ask";

const PICTURES = path.join(__dirname, "pictures");
const ATTACHMENTS = path.join(__dirname, "attachments");
const readings = <T>(folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "readings.json"), "utf8")) as Record<string, T>;

/** The stored form of each picture, such as `jpg 24x16`, or why it is refused, naming its format where we know it. */
const pictures = Object.entries(readings<string>(PICTURES));
/** The kind of each document by its content; for refused ones, the name of the format, if we know it. */
const attachments = Object.entries(readings<string | null>(ATTACHMENTS));

const SIDE = 560;
const picture = askFileReader<typeof pictureReader>("picture", 20_000);
const attachment = askFileReader<typeof attachmentReader>("attachment", 20_000);

test.each([
  [PICTURES, pictures.map(([name]) => name)],
  [ATTACHMENTS, attachments.map(([name]) => name)],
])("every file of %s has an expected reading, and every reading a file", (folder, names) => {
  const files = readdirSync(folder).filter((name) => name !== "readings.json");
  expect(names.toSorted()).toEqual(files.toSorted());
});

test.each(pictures)("%s: %s", async (name, reading) => {
  const bytes = readFileSync(path.join(PICTURES, name));
  const [drawn, sent] = await Promise.all([
    picture(bytes, { side: SIDE }),
    attachment(bytes, { previewSide: null }),
  ]);
  expect(
    "problem" in drawn ? (drawn.kind ?? drawn.problem) : `${sent.kind} ${drawn.width}x${drawn.height}`,
  ).toBe(reading);
  expect(sent.cleaned?.includes("Phone") ?? false).toBe(false);
});

test.each(attachments)("%s: %s", async (name, kind) => {
  const read = await attachment(readFileSync(path.join(ATTACHMENTS, name)), { previewSide: null });
  expect(read.kind ?? read.refusedKind ?? null).toBe(kind);
});
