import type { PictureProblem } from "@/contracts/pictures";
import { type FileKind, fileKind } from "@/server/core/file-kind";
import { refusedKind } from "@/server/core/refused-kind";
import { cleanPicture, isPictureKind, redrawHere, type Redrawn } from "./picture-reader";

export type ReadAttachment = {
  /** Of what is kept; null when it is none of the kinds that we know. */
  kind: FileKind | null;
  /** The name in words of a kind that we know and don’t take. */
  refusedKind?: string | undefined;
  /** A picture without what says where it was taken. A document stays as it is. */
  cleaned?: Buffer;
  /** A small copy, when one was asked for. */
  preview?: Redrawn;
  problem?: PictureProblem;
};

/** Looks at a file that somebody sends to somebody else, in the process that reads files. */
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
