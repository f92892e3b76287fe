import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { clearCache } from "@/server/core/cache";
import { storedZip } from "@/server/core/sheet/stored-zip";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

/** The expected reading of each file: its valid rows, the problem columns of the others, and the refusals. */
type Reading = {
  encoding?: string;
  headerRow?: number;
  hiddenRows?: number;
  good?: object[];
  /** What the prices of the valid rows mean. */
  prices?: object[];
  /** By row. */
  bad?: Record<string, string[]>;
  refused?: string;
};

const { call, db } = useShop();
const FOLDER = path.join(__dirname, "products");
const fileOf = (name: string) => readFileSync(path.join(FOLDER, name));
const READINGS = JSON.parse(fileOf("readings.json").toString("utf8")) as Record<string, Reading>;

async function answerTo(sheet: Buffer, name: string, zip?: Buffer) {
  const category = await makeCategory(db(), {});
  const type = { slug: `lunch-${category.id}`, name: "Chinese Banquet Lunch", position: 1 };
  await db()
    .insert(productType)
    .values({ ...type, categoryId: category.id });
  const seller = await makeVendor(db(), { masterCategoryId: category.id });
  await db().insert(vendorCategory).values({ vendorId: seller.id, categoryId: category.id });
  clearCache();
  const body = new FormData();
  body.append("preview", "true");
  body.append("file", new Blob([new Uint8Array(sheet)]), name);
  if (zip) body.append("pictures", new Blob([new Uint8Array(zip)]), "pictures.zip");
  return (await call<ImportReport>("POST", "/vendor-product/import-excel", { as: seller.actor, body })).body;
}

const bring = async (...given: Parameters<typeof answerTo>) => (await answerTo(...given)).data;

test("every file has an expected reading, and every reading a file", () => {
  const others = ["readings.json", "mac-pictures.csv", "mac-pictures.zip"];
  const files = readdirSync(FOLDER).filter((name) => !others.includes(name));
  expect(Object.keys(READINGS).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(READINGS))(
  "%s",
  async (name, { good = [], prices, bad = {}, refused, encoding, headerRow, hiddenRows }) => {
    const { code, message, data } = await answerTo(fileOf(name), name);
    if (refused) return expect({ code, message }).toEqual({ code: 400, message: refused });
    const problems = data.rejected.map((each) => [String(each.row), Object.keys(each.problems).toSorted()]);
    expect(Object.fromEntries(problems)).toEqual(bad);
    expect(data.sample).toMatchObject(good.slice(0, 10).map((cells) => ({ cells })));
    if (prices) expect(data.sample.map(({ read }) => read)).toMatchObject(prices);
    expect(data.good).toBe(good.length);
    if (encoding) expect(data.reading.encoding).toBe(encoding);
    if (headerRow) expect(data.reading.headerRow).toBe(headerRow);
    if (hiddenRows) expect(data.reading.hiddenRows).toBe(hiddenRows);
  },
);

test("pictures are found whatever Unicode normalisation their names on a Mac had", async () => {
  const { good, rejected } = await bring(
    fileOf("mac-pictures.csv"),
    "products.csv",
    fileOf("mac-pictures.zip"),
  );
  expect({ good, rejected }).toEqual({ good: 1, rejected: [] });
});

test("files in a zip that are not pictures are named, except system files", async () => {
  const zip = storedZip(
    new Map(
      ["menu.pdf", "a/b.tiff", "__MACOSX/._menu.pdf", ".DS_Store", "Thumbs.db"].map((name) => [
        name,
        Buffer.from("x"),
      ]),
    ),
  );
  const { otherFiles } = await bring(fileOf("mac-pictures.csv"), "products.csv", zip);
  expect(otherFiles).toEqual(["menu.pdf", "b.tiff"]);
});

test("products are read despite a title above the header and a Windows encoding", async () => {
  const sheet = Buffer.from(
    "Prices 2027;;;\r\n;;;\r\nTitle;Product type;Price;Price is per\r\nCaf\xe9;Chinese Banquet Lunch;12;set\r\n",
    "latin1",
  );
  const { reading, sample } = await bring(sheet, "products.csv");
  expect(reading).toMatchObject({ encoding: "windows-1252", headerRow: 3 });
  expect(sample).toMatchObject([{ row: 4, cells: { title: "Café" } }]);
});
