import sharp from "sharp";
import type { Page } from "@/contracts/envelope";
import type { OwnProduct, OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { clearCache } from "@/server/core/cache";
import { readSheet, tableOf, writeCsv, writeXlsx } from "@/server/core/sheet";
import { storedZip } from "@/server/core/sheet/stored-zip";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call } = shop;

let picture: Buffer;
let seller: Awaited<ReturnType<typeof makeVendor>>;
beforeAll(async () => {
  const category = await makeCategory(shop.db(), { name: "Bridal Wear" });
  await shop
    .db()
    .insert(productType)
    .values({ categoryId: category.id, slug: "gowns", name: "Evening gowns", position: 1 });
  seller = await makeVendor(shop.db(), { masterCategoryId: category.id, publishProductDirectly: true });
  await shop.db().insert(vendorCategory).values({ vendorId: seller.id, categoryId: category.id });
  clearCache();
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
});

function bring(file: Buffer, name: string, fields: Record<string, unknown> = {}, zip?: Buffer) {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(file)]), name);
  if (zip) body.append("pictures", new Blob([new Uint8Array(zip)]), "pictures.zip");
  for (const [key, value] of Object.entries(fields)) body.append(key, JSON.stringify(value));
  return call<ImportReport>("POST", "/vendor-product/import-excel", { as: seller.actor, body });
}
const ours = async () =>
  (await call<Page<OwnProduct>>("GET", "/vendor-product?limit=9999", { as: seller.actor })).body.data.docs;

const HEADER = ["Product name", "Type", "Amount", "Per", "GST", "Images", "Publish date"];

test("previews, accepts corrections, imports the good rows with pictures and returns the bad ones", async () => {
  const file = await writeXlsx(HEADER, [
    ["Aster", "evening GOWNS", "$1,200.00", "per gown", "added", "IMG 1.png", "2020-01-01"],
    ["Begonia", "Evening gowns", "free", "gown", "", "", ""],
    ["", "", "", "", "", "", ""],
    ["Aster", "Spaceships", "1", "gown", "maybe", "none.png", "31/1/2027"],
  ]);
  const zip = storedZip(new Map([["gowns/IMG 1.PNG", picture]]));
  const preview = await bring(file, "gowns.xlsx", { preview: true }, zip);
  expect(preview.body.data).toMatchObject({
    done: false,
    total: 3,
    good: 1,
    bad: 2,
    sample: [{ row: 2, cells: { title: "Aster" } }],
    rejected: [
      { row: 3, problems: { price: "Enter a price above $0" } },
      {
        row: 5,
        problems: {
          title: "You already have a product with this title",
          type: expect.stringContaining("Spaceships") as string,
          gst: "Write none, included or added",
          pictures: "Not in your zip file: none.png",
        },
      },
    ],
  });
  expect(await ours()).toEqual([]);

  const corrections = [{ row: 3, field: "price", value: "500" }];
  const done = await bring(file, "gowns.xlsx", { corrections }, zip);
  expect(done.body).toMatchObject({
    message: "Product successfully imported",
    data: { done: true, good: 2, bad: 1 },
  });
  expect(await ours()).toMatchObject([
    {
      productTitle: "Aster",
      status: 1,
      productPrice: { priceWithGST: 1308 },
      productType: { name: "Evening gowns" },
    },
    { productTitle: "Begonia", status: 0, image: null },
  ]);
  // Importing the same file again adds nothing.
  const again = await bring(file, "gowns.xlsx", { corrections }, zip);
  expect(again.body).toMatchObject({ code: 400, message: expect.stringContaining("No row") as string });
  expect(await ours()).toHaveLength(2);
});

test("addresses of imported products contain their titles in any script", async () => {
  const titles = ["金色婚宴", "金色·婚宴", "Đám cưới"];
  const file = writeCsv(
    HEADER,
    titles.map((title) => [title, "Evening gowns", "80", "gown", "", "", ""]),
  );
  expect((await bring(file, "titles.csv")).body.data).toMatchObject({ good: 3, bad: 0 });
  const brought = (await ours()).filter(({ productTitle }) => titles.includes(productTitle));
  expect(brought.map(({ slug }) => slug).sort()).toEqual(["dam-cuoi", "jin-se-hun-yan", "jin-se-hun-yan-2"]);
});

test("columns can be mapped by hand", async () => {
  const csv = writeCsv(["A", "B", "C", "D"], [["Cosmos", "Bridal Wear", "80", "stem"]]);
  const mapping = ["title", "category", "price", "unit"].map((field, column) => ({ field, column }));
  expect((await bring(csv, "a.csv", { preview: true })).body.data.bad).toBe(1);
  expect((await bring(csv, "a.csv", { mapping })).body.data).toMatchObject({ good: 1, bad: 0 });
});

test("refuses an extra with thousands of spaces without delay", async () => {
  const csv = writeCsv(
    ["Title", "Type", "Price", "Per", "Extras"],
    [["Lily", "Evening gowns", "100", "gown", `Veil:${" ".repeat(19_000)}:`]],
  );
  const { rejected } = (await bring(csv, "s.csv", { preview: true })).body.data;
  expect(rejected[0]?.problems.extras).toContain("Write extras like this");
});

test("imports and exports extras in the same column, and reports invalid ones by their column", async () => {
  const header = ["Title", "Type", "Price", "Per", "Extras"];
  const row = (title: string, extras: string) => [title, "Evening gowns", "100", "gown", extras];
  const csv = writeCsv(header, [
    row("Freesia", "Veil: $1,120.50; Steaming, at home: 30 per gown | Fitting: 45 up to 3"),
    row("Gardenia", "Veil for 120"),
    row("Hibiscus", "Veil: 0"),
    row("Iris", "Veil: 10; veil: 20"),
    row("Jasmine", "Veil: many"),
    row("Kalanchoe", "Fitting: 45 up to 100"),
  ]);
  const { rejected } = (await bring(csv, "f.csv", {})).body.data;
  expect(rejected.map(({ problems }) => problems)).toEqual([
    { extras: "Write extras like this: Extra dish: 68 per table; Extra hour: 220 up to 4" },
    { extras: "Enter a price above $0 for each extra" },
    { extras: "Two extras have the same name" },
    { extras: "An extra’s price must be an amount in dollars" },
    { extras: "Couples can choose at most 99 of an extra" },
  ]);
  const made = (await ours()).find(({ productTitle }) => productTitle === "Freesia");
  const read = await call<OwnProductDetail>("GET", `/vendor-product/${made?._id}`, { as: seller.actor });
  expect(read.body.data.addOns).toMatchObject([
    { name: "Veil", price: 1120.5, per: "once", max: 1 },
    { name: "Steaming, at home", price: 30, per: "unit", max: 1 },
    { name: "Fitting", price: 45, per: "once", max: 3 },
  ]);
});

test("imports and exports prices by day in the same column, and reports invalid ones by their column", async () => {
  const header = ["Title", "Type", "Price", "Per", "Attributes", "Prices by day"];
  const row = (title: string, rules: string) => [
    title,
    "Evening gowns",
    "100",
    "gown",
    "Meal: Dinner",
    rules,
  ];
  const csv = writeCsv(header, [
    row(
      "Lavender",
      "Peak: Fri to Sun, Nov-Jan, dinner = +12.5%, min 20; eves of public holidays and auspicious days = $1,500.00\n1/3/2027 to 31/3/2027 = -5%",
    ),
    row("Magnolia", "Saturdays are dearer"),
    row("Narcissus", "Sat = +900%"),
    row("Oleander", "Sat = many"),
    row("Primrose", "lunch = -10%"),
  ]);
  const { rejected } = (await bring(csv, "p.csv", {})).body.data;
  expect(rejected.map(({ problems }) => problems)).toEqual([
    { priceRules: expect.stringContaining("Write prices by day like this: Sat, Sep-Dec") as string },
    { priceRules: "Rule 1: the price can go up by at most 500%" },
    { priceRules: "Rule 1: the price must be an amount in dollars" },
    { priceRules: "Rule 1: tick Lunch under Meal first, the product isn’t sold for it yet" },
  ]);
  const made = (await ours()).find(({ productTitle }) => productTitle === "Lavender");
  const read = await call<OwnProductDetail>("GET", `/vendor-product/${made?._id}`, { as: seller.actor });
  expect(read.body.data.priceRules).toMatchObject([
    { name: "Peak", weekdays: [5, 6, 0], months: [11, 12, 1], meal: "dinner", percent: 12.5, minQty: 20 },
    { name: "", specialDays: ["eve", "auspicious"], price: 1500, percent: null },
    { from: "2027-03-01", until: "2027-03-31", percent: -5 },
  ]);
});

test("imports nothing when a picture cannot be read", async () => {
  const zip = storedZip(new Map([["d.jpg", Buffer.from("no picture")]]));
  const csv = writeCsv([...HEADER], [["Dahlia", "Evening gowns", "1", "gown", "", "d.jpg", ""]]);
  expect((await bring(csv, "d.csv", {}, zip)).body).toMatchObject({
    code: 400,
    message: expect.stringContaining("d.jpg") as string,
  });
  expect((await ours()).map(({ productTitle }) => productTitle)).not.toContain("Dahlia");
});

test("an export can be imported again, and the template lists the vendor's own types", async () => {
  const download = async (path: string) => {
    const { signAccessToken } = await import("@/server/modules/identity/session/tokens");
    const headers = { authorization: `Bearer ${(await signAccessToken(seller.actor)).token}` };
    const answer = await shop.app.request(`/api/v1/vendor-product/${path}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  };
  const template = tableOf(await readSheet(await download("import-template?format=csv"), "t.csv"));
  expect(template.rows[0]?.slice(0, 2)).toEqual(["Example 1: Evening gowns", "Evening gowns"]);
  const exported = tableOf(await readSheet(await download("export"), "e.xlsx"));
  const renamed = exported.rows.map(([title = "", ...rest]) => [`${title} II`, ...rest]);
  const report = await bring(await writeXlsx(exported.header, renamed), "e.xlsx");
  expect(report.body.data).toMatchObject({ good: exported.rows.length, bad: 0 });
  const extras = exported.header.indexOf("Extras");
  expect(exported.rows.map((row) => row[extras])).toContain(
    "Veil: 1120.5; Steaming, at home: 30 per unit; Fitting: 45 up to 3",
  );
  const rules = exported.header.indexOf("Prices by day");
  expect(exported.rows.map((row) => row[rules])).toContain(
    "Peak: Fri, Sat, Sun, dinner, Nov, Dec, Jan = +12.5%, min 20; eve, auspicious = 1500; 2027-03-01 to 2027-03-31 = -5%",
  );
  const again = (await ours()).filter(({ productTitle }) => productTitle.startsWith("Lavender"));
  const [one, two] = await Promise.all(
    again.map(({ _id }) => call<OwnProductDetail>("GET", `/vendor-product/${_id}`, { as: seller.actor })),
  );
  expect(two?.body.data.priceRules).toEqual(one?.body.data.priceRules);
  const copy = (await ours()).find(({ productTitle }) => productTitle === "Freesia II");
  const read = await call<OwnProductDetail>("GET", `/vendor-product/${copy?._id}`, { as: seller.actor });
  expect(read.body.data.addOns).toHaveLength(3);
});
