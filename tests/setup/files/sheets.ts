import { ODD_NUMBERS, ODD_TEXTS, type Random, spoiled } from "./random";
import { oddZip } from "./zips";

const REFERENCES = [
  "A1",
  "B2",
  "a1",
  "ZZ9",
  "XFD1048576",
  "XFE1",
  "AAAA1",
  "A0",
  "A-1",
  "1",
  "A",
  "",
  "A1048577",
  "Ａ1",
];
const TYPES = ["s", "str", "inlineStr", "b", "n", "d", "e", "x", ""];

function cell(random: Random): string {
  const at = random.chance(0.7)
    ? ` r="${random.of(["A", "B", "C", "D"])}${1 + random.below(40)}"`
    : ` r="${random.of(REFERENCES)}"`;
  const type = random.of(TYPES);
  const style = random.chance(0.4) ? ` s="${random.of(ODD_NUMBERS)}"` : "";
  const value = random.chance(0.5) ? random.of(ODD_NUMBERS) : random.of(ODD_TEXTS);
  const formula = random.chance(0.1) ? `<f>${random.of(ODD_TEXTS)}</f>` : "";
  const inner = type === "inlineStr" ? `<is><t>${value}</t></is>` : `${formula}<v>${value}</v>`;
  return `<c${random.chance(0.95) ? at : ""}${type && ` t="${type}"`}${style}>${inner}</c>`;
}

const row = (random: Random) =>
  `<row${random.chance(0.8) ? ` r="${random.chance(0.8) ? 1 + random.below(60) : random.of(ODD_NUMBERS)}"` : ""}${
    random.chance(0.02) ? random.several((at) => ` a${at}="1"`, 60).join("") : ""
  }>${random.several(() => cell(random), 8).join("")}</row>`;

function oddMarkup(random: Random): string {
  const depth = random.of([1, 10, 1_000, 30_000]);
  return random.of([
    "<x>".repeat(depth) + "</x>".repeat(depth),
    "<x>".repeat(depth),
    "</x>".repeat(depth),
    "<!--".repeat(depth),
    "<![CDATA[".repeat(depth),
    "<?".repeat(depth),
    `<!DOCTYPE a [<!ENTITY b "${"c".repeat(100)}">]>`,
    "&amp;".repeat(depth),
    "&a".repeat(depth),
    `<a ${"b='".repeat(depth)}>`,
    "<".repeat(depth),
    `<${"a".repeat(depth)}>`,
    `<a${" ".repeat(depth)}>`,
  ]);
}

const NAMESPACE = "http://schemas.openxmlformats.org";
const xml = (random: Random, inner: string) =>
  `${random.chance(0.8) ? '<?xml version="1.0" encoding="UTF-8"?>' : ""}${random.chance(0.05) ? oddMarkup(random) : ""}${inner}`;

/** A workbook as programs write it, with a part, a value or a header gone wrong. */
export function oddXlsx(random: Random): Buffer {
  const prefix = random.chance(0.1) ? "x:" : "";
  const data = random.several(() => row(random), 20).join("") + (random.chance(0.1) ? oddMarkup(random) : "");
  const merged = random.chance(0.2)
    ? `<mergeCells><mergeCell ref="A1:${random.of(REFERENCES)}"/></mergeCells>`
    : "";
  const dimension = random.chance(0.5) ? `<dimension ref="A1:${random.of(REFERENCES)}"/>` : "";
  const sheets = random
    .several((at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`, 3)
    .join("");
  const strings = random.several(() => `<si><t>${random.of(ODD_TEXTS)}</t></si>`, 20).join("");
  const formats = random
    .several(
      (at) =>
        `<numFmt numFmtId="${164 + at}" formatCode="${random.of(["yyyy-mm-dd", "[h]:mm", "0.00", "@", "[Red]", ";;;", ""])}"/>`,
      5,
    )
    .join("");
  const styles = random
    .several(() => `<xf numFmtId="${random.of([0, 14, 22, 164, 165, 9999, -1])}" applyNumberFormat="1"/>`, 8)
    .join("");
  const target = random.of([
    "worksheets/sheet1.xml",
    "/xl/worksheets/sheet1.xml",
    "../sheet1.xml",
    "",
    "worksheets/sheet2.xml",
  ]);
  const parts: [string, string][] = [
    ["[Content_Types].xml", `<Types xmlns="${NAMESPACE}/package/2006/content-types"/>`],
    [
      "xl/workbook.xml",
      `<workbook xmlns:r="${NAMESPACE}/officeDocument/2006/relationships">${random.chance(0.1) ? '<workbookPr date1904="1"/>' : ""}<sheets>${sheets || '<sheet name="A" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/worksheet" Target="${random.chance(0.8) ? "worksheets/sheet1.xml" : target}"/><Relationship Id="rId9" Type="${NAMESPACE}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId8" Type="${NAMESPACE}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      "xl/worksheets/sheet1.xml",
      `<${prefix}worksheet>${dimension}<${prefix}sheetData>${data}</${prefix}sheetData>${merged}</${prefix}worksheet>`,
    ],
    ["xl/sharedStrings.xml", `<sst count="${random.of(ODD_NUMBERS)}">${strings}</sst>`],
    ["xl/styles.xml", `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`],
  ];
  const kept = parts
    .filter(() => random.chance(0.98))
    .map(([name, text]) => ({ name, content: Buffer.from(xml(random, text)) }))
    .map((part) => (random.chance(0.05) ? { ...part, content: spoiled(part.content, random) } : part));
  const file = oddZip(kept, random, 0.02);
  return random.chance(0.1) ? spoiled(file, random) : file;
}

/** Delimited text of every encoding and delimiter, with misplaced quotation marks. */
export function oddCsv(random: Random): Buffer {
  const delimiter = random.of([",", ";", "\t", "|"]);
  const end = random.of(["\n", "\r\n", "\r", "\n\r"]);
  const value = () => {
    const text = random.chance(0.3) ? random.of(ODD_NUMBERS) : random.of(ODD_TEXTS.slice(0, -1));
    return random.chance(0.3) ? `"${text.replaceAll('"', random.chance(0.8) ? '""' : '"')}"` : text;
  };
  const lines = random.several(
    () => random.several(value, random.chance(0.02) ? 300 : 8).join(delimiter),
    60,
  );
  const header = random.of(["Name,Phone,Email", "sep=;", "姓名;电话", "Title\tPrice", "", "\ufeffName"]);
  const text = [header, ...lines].join(end);
  const bytes = random.chance(0.15)
    ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])
    : Buffer.from(text, random.chance(0.2) ? "latin1" : "utf8");
  return random.chance(0.2) ? spoiled(bytes, random) : bytes;
}
