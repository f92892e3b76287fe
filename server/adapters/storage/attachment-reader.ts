import { type FileKind, fileKind } from "@/server/core/file-kind";
import { cleanPicture, redrawHere, type Redrawn } from "./picture-reader";

export type ReadAttachment = {
  /** Null when it is none of the kinds that we know. */
  kind: FileKind | null;
  /** A picture in its own format, without what says where it was taken; null when it can't be opened. */
  cleaned?: Buffer | null;
  /** A small copy, when one was asked for. */
  preview?: Redrawn | null;
};

/** Looks at a file that somebody sends to somebody else, in the process that reads files. */
export async function attachmentReader(
  bytes: Buffer,
  { takes, previewSide }: { takes: readonly FileKind[]; previewSide: number | null },
): Promise<ReadAttachment> {
  const kind = await fileKind(bytes);
  if (!kind || !takes.includes(kind)) return { kind };
  if (kind !== "jpg" && kind !== "png" && kind !== "gif") return { kind };
  const cleaned = await cleanPicture(bytes, kind);
  return { kind, cleaned, preview: cleaned && previewSide ? await redrawHere(bytes, previewSide) : null };
}
