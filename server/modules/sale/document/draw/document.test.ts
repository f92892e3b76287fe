import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { DocumentContent } from "@/contracts/sale/document";
import { drawDocument } from "./document";
import { drawable } from "./typefaces";

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const CONTENT: DocumentContent = {
  title: "Invoice",
  date: "2027-08-21",
  orderNumber: "SY-000001",
  supplier: { name: "Melur Hotels", lines: [], uen: "201012345K", gstNumber: null },
  customer: { name: "Mei Tan", lines: ["mei@example.com"] },
  refersTo: null,
  about: "",
  lines: [{ description: "Banquet", quantity: 1, netCents: 100, gstCents: 0 }],
  gstCents: null,
  totalCents: 100,
};

const draw = (content: DocumentContent) => drawDocument(content, "INV-0001-27-000001", new Date(0));

/** Returns the text of the first page as copied from a reader. */
async function wordsOf(content: DocumentContent): Promise<string> {
  const document = await pdfium.loadDocument(await draw(content));
  try {
    return document.getPage(0).getText();
  } finally {
    document.destroy();
  }
}

test.each([
  "陈美玲",
  "陳美玲，喆堃",
  "김민준",
  "Nguyễn Thị Ánh Đặng",
  "Łukasz Škoda",
  "கார்த்திகேயன்",
  "محمد كريم",
  "สมชาย",
  "शर्मा",
  "Пётр Ελένη",
  "សុខ ស្រីមុំ",
  "မောင်မောင်ဦး",
  "ສົມສັກ",
  "සිංහල",
  "Muthu S/O Raman",
  "ნინო",
  "Արամ",
  "አበበ",
  "Dato’ Sri O'Brien",
  "Ḥāfiẓ Ṣọlá",
  "བསྟན་འཛིན་རྒྱ་མཚོ",
  "ꦧꦸꦢꦶ ꦱꦤ꧀ꦠꦺꦴꦱ",
  "ᬯᬬᬦ᭄",
  "ଓଡ଼ିଶା",
])("the name %s is printed, and can be copied", async (name) => {
  expect(await wordsOf({ ...CONTENT, customer: { name, lines: [] } })).toContain(name);
});

test("rare characters of names are printed, and a mark in place of those that no typeface has", () => {
  expect(drawable("𠮷野 𡃁 𨋢 ᬯᬬᬦ᭄")).toBe("𠮷野 𡃁 𨋢 ᬯᬬᬦ᭄");
  expect(drawable("䶮 Mei \u{1cc00}")).toBe("[U+4DAE] Mei ");
});

test("no line of an address is omitted, whatever its script", async () => {
  const lines = ["牛车水大厦 12 号", "서울특별시 강남구", "சென்னை", "Phố Huế", "Block 5"];
  const words = await wordsOf({ ...CONTENT, customer: { name: "Mei Tan", lines } });
  expect(lines.filter((line) => !words.includes(line))).toEqual([]);
});

test("a long Chinese description is wrapped within its column", async () => {
  const description = "十桌酒席套餐含红酒饮料茶水与八道主菜周末晚宴另加服务费用请提前两周确认人数以便准备";
  const words = await wordsOf({
    ...CONTENT,
    lines: [{ description, quantity: 1, netCents: 100, gstCents: 0 }],
  });
  expect(words.replace(/\s/g, "")).toContain(description);
  expect(words).not.toContain(description);
});

test("characters that no typeface has, and control characters, don't affect the rest", async () => {
  const words = await wordsOf({
    ...CONTENT,
    customer: { name: "Mei\u0000 \u{10ffff}Tan 𒀀", lines: ["mei@example.com"] },
  });
  expect(words).toContain("mei@example.com");
  expect(words).toMatch(/Mei .*Tan/);
});

test("a document always has the same bytes", async () => {
  const content = { ...CONTENT, customer: { name: "陈美玲 கார்த்திகேயன்", lines: [] } };
  expect((await draw(content)).equals(await draw(content))).toBe(true);
});
