import { checkXml } from "./check-xml";

const attributes = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}=""`).join("");

test.each([
  ["a row of many attributes", `<row${attributes(300)}/>`],
  ["a long tag", `<row a="${"x".repeat(40_000)}"/>`],
  ["an unclosed quotation mark", `<row r="1" a="/>`],
  ["an unclosed tag", "<row "],
  ["unfinished declarations", "<!-".repeat(1_000_000)],
  ["a document type", "<!DOCTYPE x>"],
  ["an unclosed comment", "<!-- x"],
  ["a long comment", `<!--${"x".repeat(300_000)}-->`],
  ["a long section", `<![CDATA[${"x".repeat(300_000)}]]>`],
  ["unclosed instructions", "<?".repeat(1_000_000)],
  ["a long text", "x".repeat(300_000)],
  ["a long reference", `<c r="${"A".repeat(20_000)}1"/>`],
  ["a reference that looks like a value", `<c x='r=' r="XFD1"/>`],
  ["a row by letters", `<row r="1e9"/>`],
])("refuses %s", (_, xml) => {
  expect(() => checkXml(`<worksheet>${xml}`)).toThrow(/could not be read/);
});

test("finds a distant cell, however it is written", () => {
  for (const cell of [`<c r="XFD1">`, `<x:c y:r='XFD1'/>`, `<c\nr = "XFD1"/>`]) {
    expect(() => checkXml(cell)).toThrow(/200 columns/);
  }
  expect(() => checkXml(`<row r="${"9".repeat(7)}"/>`)).toThrow(/10,000 rows/);
});

test("accepts what Excel writes", () => {
  const xml = `<?xml version="1.0"?><!-- a > b --><worksheet xmlns:r="urn:r"><a:fillToRect r="50000"/><row r="1" spans="1:2"><c r="A1" t="str"><f>"r="&amp;B1&gt;2</f><v>${"&amp;".repeat(32_767)}</v></c></row></worksheet>`;
  expect(() => checkXml(xml)).not.toThrow();
});
