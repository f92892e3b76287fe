import { readFileSync } from "node:fs";
import path from "node:path";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { clearCache } from "@/server/core/cache";
import { storedZip } from "@/server/core/sheet/stored-zip";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();
const fileOf = (name: string) => readFileSync(path.join(__dirname, "products", name));

async function bring(sheet: Buffer, name: string, zip?: Buffer): Promise<ImportReport> {
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
  return (await call<ImportReport>("POST", "/vendor-product/import-excel", { as: seller.actor, body })).body
    .data;
}

test("pictures are found whatever the form of Unicode in which a Mac wrote their names", async () => {
  const { good, rejected } = await bring(
    fileOf("mac-pictures.csv"),
    "products.csv",
    fileOf("mac-pictures.zip"),
  );
  expect({ good, rejected }).toEqual({ good: 1, rejected: [] });
});

test("files in a zip that are no pictures are named, those of the system are not", async () => {
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

test("a title above the header and a Windows encoding do products no harm either", async () => {
  const sheet = Buffer.from(
    "Prices 2027;;;\r\n;;;\r\nTitle;Product type;Price;Price is per\r\nCaf\xe9;Chinese Banquet Lunch;12;set\r\n",
    "latin1",
  );
  const { reading, sample } = await bring(sheet, "products.csv");
  expect(reading).toMatchObject({ encoding: "windows-1252", headerRow: 3 });
  expect(sample).toMatchObject([{ row: 4, cells: { title: "Café" } }]);
});
