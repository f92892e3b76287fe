import type { PictureProblem } from "@/contracts/pictures";
import { type FileKind, fileKind } from "@/server/core/file/file-kind";
import { refusedKind } from "@/server/core/file/refused-kind";
import { cleanPicture, isPictureKind, redrawHere, type Redrawn } from "./picture-reader";

export type ReadAttachment = {
  /** The kind of the stored content; null when it isn't a known one. */
  kind: FileKind | null;
  /** The name of a recognised kind that isn't accepted. */
  refusedKind?: string | undefined;
  /** A picture without location data. Documents are unchanged. */
  cleaned?: Buffer;
  /** A small copy, if requested. */
  preview?: Redrawn;
  problem?: PictureProblem;
};

/** Inspects a file that one person sends to another, in the process that reads files. */
export async function attachmentReader(
  bytes: Buffer,
  { previewSide }: { previewSide: number | null },
): Promise<ReadAttachment> {
  const kind = await fileKind(bytes);
  if (kind === null) return { kind, refusedKind: (await refusedKind(bytes, kind)) ?? undefined };
  if (!isPictureKind(kind)) return { kind };
  const cleaned = await cleanPicture(bytes, kind);
  if ("problem" in cleaned) return { kind: "jpg", problem: cleaned.problem };
  const read = { kind: cleaned.kind, cleaned: cleaned.bytes };
  if (!previewSide) return read;
  const preview = await redrawHere(cleaned.bytes, previewSide);
  return "problem" in preview ? { kind: "jpg", problem: preview.problem } : Object.assign(read, { preview });
}
