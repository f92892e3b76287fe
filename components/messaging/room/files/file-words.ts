import { ROOM_FILE_BYTES, ROOM_FILE_REFUSED, ROOM_FILE_TOO_LARGE } from "@/contracts/messaging/room";

const KINDS = /\.(pdf|docx?|xlsx|txt|jpe?g|png|gif|webp|avif|hei[cf])$/i;

/** `812 KB`, `2.4 MB`. */
export function sizeOf(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`;
}

export const countOfFiles = (count: number) => (count === 1 ? "1 file" : `${count} files`);

/** Returns why a file can't be sent, or "". The server also checks its content. */
export function problemOf({ name, size }: Pick<File, "name" | "size">): string {
  if (!KINDS.test(name)) return ROOM_FILE_REFUSED;
  return size > ROOM_FILE_BYTES ? ROOM_FILE_TOO_LARGE : "";
}
