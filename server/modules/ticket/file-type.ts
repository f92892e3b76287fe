/** Which kinds of files may come with a ticket (specs: pdf, doc, docx, txt, jpeg, png, gif). */
export type FileKind = "pdf" | "doc" | "docx" | "txt" | "jpg" | "png" | "gif";

const starts = (bytes: Buffer, head: string) => bytes.toString("latin1", 0, head.length) === head;
const has = (bytes: Buffer, text: string, encoding: BufferEncoding = "latin1") =>
  bytes.includes(Buffer.from(text, encoding));

/** What a file is, by its content alone: its name and its type are whatever the sender says. Null when it is none of ours. */
export function fileKind(bytes: Buffer): FileKind | null {
  if (starts(bytes, "%PDF-")) return has(bytes, "%%EOF") ? "pdf" : null;
  if (starts(bytes, "\xff\xd8\xff")) return "jpg";
  if (starts(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (starts(bytes, "GIF87a") || starts(bytes, "GIF89a")) return "gif";
  // The old Office container; the stream's name tells Word from Excel and installers.
  if (starts(bytes, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) {
    return has(bytes, "WordDocument", "utf16le") && !has(bytes, "_VBA_PROJECT", "utf16le") ? "doc" : null;
  }
  if (starts(bytes, "PK\x03\x04")) {
    return has(bytes, "word/document.xml") && !has(bytes, "vbaProject.bin") ? "docx" : null;
  }
  return isPlainText(bytes) ? "txt" : null;
}

function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[\x00-\x08\x0b\x0e-\x1f]/.test(text);
  } catch {
    return false;
  }
}
