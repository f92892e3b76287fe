import { utils, write } from "@e965/xlsx";
import { ODD_NUMBERS, ODD_TEXTS, type Random, spoiled } from "./random";
import { oddZip } from "./zips";

/** An Excel file from before 2007, or Excel's XML of 2003, with odd values and corrupted places. */
export function oddXls(random: Random): Buffer {
  const rows = random.several(
    () => random.several(() => random.of(random.chance(0.5) ? ODD_NUMBERS : ODD_TEXTS.slice(0, -1)), 6),
    30,
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Name", "Phone"], ...rows]), "Guests");
  const bookType = random.of(["biff8", "biff5", "xlml"] as const);
  const bytes = Buffer.from(write(book, { type: "buffer", bookType }) as Buffer);
  return random.chance(0.8) ? spoiled(bytes, random) : bytes;
}

/** An OpenDocument sheet with arbitrary repeat and span counts on cells and rows. */
export function oddOds(random: Random): Buffer {
  const times = (name: string) =>
    random.chance(0.2) ? ` table:number-${name}="${random.of(ODD_NUMBERS)}"` : "";
  const cell = () => {
    const type = random.of(["float", "string", "date", "boolean", "currency", "x"]);
    const value = random.of(["value", "date-value", "boolean-value", "string-value"]);
    const given = `office:value-type="${type}" office:${value}="${random.of(ODD_NUMBERS)}"`;
    const tag = `table:${random.of(["", "covered-"])}table-cell ${given}`;
    const text = random.chance(0.7)
      ? `<text:p>${random.of(ODD_TEXTS.slice(0, -1))}<text:s text:c="${random.of(ODD_NUMBERS)}"/></text:p>`
      : "";
    return `<${tag}${times("columns-repeated")}${times("columns-spanned")}${times("rows-spanned")}>${text}</${random.chance(0.98) ? tag.split(" ")[0] : "text:p"}>`;
  };
  const row = () =>
    `<table:table-row${times("rows-repeated")}>${random.several(cell, 6).join("")}</table:table-row>`;
  const table = () =>
    `<table:table table:name="${random.of(ODD_TEXTS.slice(0, -1))}">${random.several(row, 20).join("")}</table:table>`;
  const content = `<office:document-content><office:spreadsheet>${random.several(table, 3).join("")}</office:spreadsheet></office:document-content>`;
  const file = oddZip([{ name: "content.xml", content: Buffer.from(content) }], random, 0.02);
  return random.chance(0.2) ? spoiled(file, random) : file;
}
