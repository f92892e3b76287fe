import sharp from "sharp";
import { officeFile, zipOf } from "@/tests/setup/zip";
import { fileKind } from "./file-kind";

const text = (written: string) => Buffer.from(written);
const picture = (format: "jpeg" | "png" | "gif" | "webp" | "tiff") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#b03060" } })
    .toFormat(format)
    .toBuffer();
const CFB_HEAD = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
const oldOffice = (...streams: string[]) =>
  Buffer.concat([CFB_HEAD, ...streams.map((stream) => Buffer.from(stream, "utf16le"))]);

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["pdf", "a document of one object", () => text("%PDF-1.7\n1 0 obj\n%%EOF\n")],
  ["pdf", "after an empty line", () => text("\r\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF")],
  ["pdf", "after bytes of a mail program", () => text(`${"x".repeat(1000)}\n%PDF-1.4\n1 0 obj\n%%EOF`)],
  ["pdf", "cut off before its end", () => text("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n")],
  ["doc", "a Word 97 document", () => oldOffice("WordDocument")],
  ["docx", "deflated", () => officeFile("docx")],
  ["docx", "stored", () => officeFile("docx", {}, { deflate: false })],
  ["docx", "streamed", () => officeFile("docx", {}, { streamed: true })],
  ["xlsx", "a spreadsheet", () => officeFile("xlsx")],
  ["txt", "UTF-8 with tabs and line ends", () => text("Sélamat, 你好\r\n\tYours")],
  ["txt", "with a byte order mark", () => text("\ufeffHello")],
  ["txt", "words that begin like a bitmap", () => text("BM is our florist.")],
  ["txt", "words that begin like a program", () => text("MZ and PK are our witnesses.")],
  ["jpg", "a JPEG", () => picture("jpeg")],
  ["png", "a PNG", () => picture("png")],
  ["gif", "a GIF", () => picture("gif")],
  ["webp", "a WebP", () => picture("webp")],
])("recognises %s: %s", async (kind, _case, make) => {
  expect(await fileKind(await make())).toBe(kind);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["nothing", () => Buffer.alloc(0)],
  ["the head of a PDF alone", () => text("%PDF-1.7")],
  ["an old spreadsheet", () => oldOffice("Workbook")],
  ["an old document with macros", () => oldOffice("WordDocument", "_VBA_PROJECT")],
  ["a spreadsheet with macros", () => officeFile("xlsx", { "xl/vbaProject.bin": "x" })],
  ["a PDF that begins too late", () => text(`\0${"x".repeat(1_100)}%PDF-1.4\n1 0 obj\n%%EOF`)],
  ["a page with a PDF's words", () => text("<script>1</script>%PDF-1.4\n1 0 obj\n%%EOF")],
  ["an SVG", () => text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["an SVG after a mark and a comment", () => text("\ufeff\n<!-- x --><svg/>")],
  ["a page", () => text("<!doctype html><p>Hi</p>")],
  ["rich text", () => text("{\\rtf1 Hi}")],
  ["a script", () => text("#!/bin/sh\necho hi")],
  ["a document with macros by its type", () => officeFile("docm")],
  ["a document with macros by its parts", () => officeFile("docx", { "word/vbaProject.bin": "x" })],
  ["any other archive", () => zipOf({ "word/document.xml": "<document/>" })],
  ["half an archive", () => officeFile("docx").subarray(0, 60)],
  ["a program", () => Buffer.from("MZ\x90\x00\x03\x00", "latin1")],
  ["a PNG's head on rubbish", () => Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1")],
  ["a text that begins as a BMP does, with a NUL", () => text("BM\0b")],
  ["text with a NUL", () => text("a\0b")],
  ["text in Latin-1", () => Buffer.from("Sélamat", "latin1")],
])("refuses %s", async (_case, make) => {
  expect(await fileKind(await make())).toBeNull();
});
