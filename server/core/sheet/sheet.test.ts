import { officeFile, zipOf } from "@/tests/setup/zip";
import { readSheet, SHEET_LIMITS, tableOf, writeCsv, writeXlsx } from ".";
import { eachZipEntry } from "./unzip";

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
const WORKBOOK = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const RELS = `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
const workbook = (sheetData: string, more: Record<string, string> = {}) =>
  zipOf({
    "[Content_Types].xml": TYPES,
    "xl/workbook.xml": WORKBOOK,
    "xl/_rels/workbook.xml.rels": RELS,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  });
/** Returns an OpenDocument sheet with one repeated cell. */
const ods = (row: string, cell: string) =>
  zipOf({
    "content.xml": `<office:spreadsheet><table:table table:name="A"><table:table-row ${row}><table:table-cell ${cell}><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
  });
const table = async (bytes: Buffer, name: string) => tableOf(await readSheet(bytes, name));
const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;

test.each([
  ["UTF-8 with a mark", Buffer.from('\uFEFFName,Price\r\n Café ,"1,200"\r\n\r\nB,2\r\n,\r\n')],
  ["a semicolon", Buffer.from('Name;Price\n"Café";1,200\n;\nB;2\n')],
  ["Windows", Buffer.from("\nName\tPrice\nCaf\xe9\t1,200\n\nB\t2", "latin1")],
  [
    "UTF-16",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name,Price\nCafé,"1,200"\n\nB,2', "utf16le")]),
  ],
])("reads a CSV file with %s, keeping row numbers", async (what, bytes) => {
  expect(await table(bytes, "list.CSV")).toEqual({
    headerRow: what === "Windows" ? 2 : 1,
    header: ["Name", "Price"],
    rows: [
      ["Café", "1,200"],
      ["", ""],
      ["B", "2"],
    ],
    firstRow: what === "Windows" ? 3 : 2,
  });
});

test("reads an Excel file, with the saved value of a formula", async () => {
  const row = `${text("A2", "Gown &amp; veil")}<c r="B2"><f>1/0</f><v>0.30000000000000004</v></c>`;
  const bytes = workbook(
    `<row r="1">${text("A1", "Name")}${text("B1", "Price")}</row><row r="2">${row}</row>`,
  );
  expect(await table(bytes, "x")).toMatchObject({
    header: ["Name", "Price"],
    rows: [["Gown & veil", "0.3"]],
  });
});

test("reads what it writes, and no cell is executed as a formula", async () => {
  const rows = [
    ["=HYPERLINK(1)", "-3.5"],
    ["@a", "+65 9123"],
  ];
  expect((await table(await writeXlsx(["A", "B"], rows), "a.xlsx")).rows).toEqual(rows);
  const csv = writeCsv(["A", "B"], rows);
  expect(csv.toString()).toContain("'=HYPERLINK(1),-3.5\r\n'@a,'+65 9123");
  expect((await table(csv, "a.csv")).rows).toEqual(rows);
});

const sheetAt = (path: string, sheetData: string) =>
  workbook("", {
    "xl/_rels/workbook.xml.rels": RELS.replace("worksheets/sheet1.xml", path.replace("xl/", "")),
    [path]: `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  });
const manyAttributes = Array.from({ length: 60_000 }, (_, at) => ` a${at}=""`).join("");
const BOMB = "0".repeat(SHEET_LIMITS.unpackedBytes + 1);
/** Makes the archive declare an unpacked size of almost nothing. */
function lying(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  bytes.writeUInt32LE(10, at + 24);
  return bytes;
}
test.each([
  ["declared", workbook("", { "xl/media.xml": BOMB }), /unpacks to more/],
  ["hidden", lying(workbook("", { "xl/media.xml": BOMB })), /damaged/],
  ["far cell", workbook(`<row r="1">${text("XFD1", "x")}</row>`), /200 columns/],
  ["far row", workbook(`<row r="900000">${text("A900000", "x")}</row>`), /10,000 rows/],
  ["disguised cell", workbook(`<row r="1"><c r='&#88;FD1'><v>1</v></c></row>`), /could not be read/],
  [
    "endless column",
    workbook(`<row r="1">${text(`${"A".repeat(60_000)}1`, "x")}</row>`),
    /could not be read/,
  ],
  ["cell under a prefix", workbook(`<row r="1"><x:c y:r="ZZZ1"><x:v>1</x:v></x:c></row>`), /200 columns/],
  ["far cell in another part", sheetAt("xl/far.xml", `<row r="1">${text("XFD1", "x")}</row>`), /200 columns/],
  ["rows without numbers", workbook("<row/>".repeat(SHEET_LIMITS.rows + 40)), /10,000 rows/],
  ["row of many attributes", workbook(`<row r="1"${manyAttributes}/>`), /could not be read/],
  ["unfinished declarations", workbook("<!-".repeat(1_000_000)), /could not be read/],
  ["Word document", officeFile("docx"), /Word document/],
  ["damaged", Buffer.from("PK\x03\x04 and no more"), /damaged/],
  ["old Excel", Buffer.from("d0cf11e0a1b11ae1", "hex"), /could not be read/],
  ["OpenDocument of a million rows", ods(`table:number-rows-repeated="1048576"`, ""), /10,000 rows/],
  ["OpenDocument of a million columns", ods("", `table:number-columns-repeated="1048576"`), /200 columns/],
  [
    "OpenDocument of many cells",
    ods(`table:number-rows-repeated="9000"`, `table:number-columns-repeated="190"`),
    /more cells/,
  ],
  ["picture", Buffer.from("\x89PNG\0\0", "latin1"), /Choose an Excel file/],
  ["no content", Buffer.from("\n,,\n"), /empty/],
  ["long list", Buffer.from(`Name\n${"x\n".repeat(SHEET_LIMITS.rows + 40)}`), /10,000 rows/],
  ["wide list", Buffer.from(`${"x,".repeat(SHEET_LIMITS.columns)}y\n`), /200 columns/],
  ["endless cell", Buffer.from(`Name\n${"x".repeat(SHEET_LIMITS.cellCharacters + 1)}`), /Row 2, column 1/],
])("refuses a file: %s", async (_, bytes, why) => {
  await expect(readSheet(bytes, "list.csv")).rejects.toThrow(why);
});

test("unpacks a zip entry by entry, and only what is requested", async () => {
  const seen: string[] = [];
  const wants = (name: string) => name.endsWith(".jpg");
  const zip = zipOf({ "a.jpg": "1", "b.exe": BOMB, "c.jpg": "3" });
  await eachZipEntry(zip, { maxBytes: 2, maxEntries: 3, wants }, (name, content) => {
    seen.push(`${name} ${String(content)}`);
  });
  expect(seen).toEqual(["a.jpg 1", "c.jpg 3"]);
  await expect(eachZipEntry(zip, { maxBytes: 2, maxEntries: 2, wants }, () => undefined)).rejects.toThrow(
    /unpacks/,
  );
});
