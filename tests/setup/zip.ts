import { deflateRawSync } from "node:zlib";

type ZipOptions = {
  /** Compressed, as by Word and LibreOffice. */
  deflate?: boolean;
  /** Google Docs writes the sizes after the data, so a reader must find its end itself. */
  streamed?: boolean;
};

const DESCRIPTOR_FLAG = 0x08;

/** A ZIP archive of the given entries. Checksums are 0, because nothing here checks them. */
export function zipOf(
  entries: Record<string, string>,
  { deflate = true, streamed = false }: ZipOptions = {},
) {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = deflate ? deflateRawSync(text) : Buffer.from(text);
    const sizes = [data.length, Buffer.byteLength(text)] as const;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(streamed ? DESCRIPTOR_FLAG : 0, 2);
    fields.writeUInt16LE(deflate ? 8 : 0, 4);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const centralFields = Buffer.concat([Buffer.from([20, 0]), fields, Buffer.alloc(14)]);
    if (!streamed) sizes.forEach((size, at) => fields.writeUInt32LE(size, 14 + 4 * at));
    sizes.forEach((size, at) => centralFields.writeUInt32LE(size, 16 + 4 * at));
    centralFields.writeUInt32LE(offset, 38);
    const descriptor = Buffer.alloc(streamed ? 16 : 0);
    if (streamed) {
      descriptor.write("PK\x07\x08", "latin1");
      sizes.forEach((size, at) => descriptor.writeUInt32LE(size, 8 + 4 * at));
    }
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), data, descriptor]);
    locals.push(local);
    directory.push(Buffer.from("PK\x01\x02"), centralFields, Buffer.from(name));
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const PART = "application/vnd.openxmlformats-officedocument";
const MAIN_TYPES = {
  docx: `${PART}.wordprocessingml.document.main+xml`,
  docm: "application/vnd.ms-word.document.macroEnabled.main+xml",
  xlsx: `${PART}.spreadsheetml.sheet.main+xml`,
};

/** An Office document with one part, as small as readers accept. */
export function officeFile(
  kind: keyof typeof MAIN_TYPES,
  more: Record<string, string> = {},
  options?: ZipOptions,
): Buffer {
  const part = kind === "xlsx" ? "xl/workbook.xml" : "word/document.xml";
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${MAIN_TYPES[kind]}"/></Types>`;
  return zipOf({ "[Content_Types].xml": types, [part]: "<document/>", ...more }, options);
}
