import type { OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { clearCache } from "@/server/core/cache";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { approveProduct } from "../public";

const shop = useShop();
const { call } = shop;

let category = "";
let seller: Awaited<ReturnType<typeof makeVendor>>;
beforeAll(async () => {
  category = (await makeCategory(shop.db())).id;
  seller = await makeVendor(shop.db(), { masterCategoryId: category, publishProductDirectly: true });
});

const TABLES = {
  title: "Banquet",
  priceCents: 100_000,
  gstType: 2 as const,
  plusPlus: true,
  priceMetric: "table of 10",
  attributes: [{ name: "Meal", values: ["Lunch", "Dinner"] }],
  images: ["a.webp"],
};
const make = (as = seller, given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(shop.db(), { vendorId: as.id, level1Id: category, ...TABLES, ...given });
const save = (id: string, priceRules: object[], as = seller) => {
  const body = new FormData();
  body.append("priceRules", JSON.stringify(priceRules));
  return call<OwnProductDetail>("PATCH", `/vendor-product/${id}`, { as: as.actor, body });
};
const live = async (id: string) => {
  clearCache();
  return (await call<ProductDetail>("GET", `/vendor-product/public/${id}`)).body.data;
};

test("keeps the order of rules, shows the price that couples pay, and sends edits to review", async () => {
  const { id } = await make();
  const days = { weekdays: [6, 0, 6], months: [12], from: "2027-01-01", until: "2028-12-31" };
  const saved = await save(id, [
    { name: "Peak season", ...days, specialDays: ["eve"], meal: "dinner", percent: "12.5", minQty: "30" },
    { weekdays: [1], price: 888, percent: "" },
  ]);
  expect(saved.status).toBe(200);
  const rules = [
    {
      name: "Peak season",
      ...days,
      weekdays: [6, 0],
      specialDays: ["eve"],
      meal: "dinner",
      price: null,
      percent: 12.5,
      minQty: 30,
      priceWithGST: 1348.88,
    },
    {
      name: "",
      weekdays: [1],
      months: [],
      from: null,
      until: null,
      specialDays: [],
      meal: null,
      price: 888,
      percent: null,
      minQty: null,
      priceWithGST: 1064.71,
    },
  ];
  expect(saved.body.data.priceRules).toEqual(rules);
  expect((await live(id)).priceRules).toEqual(rules);
  expect((await save(id, [])).body.data.priceRules).toEqual([]);

  const reviewed = await makeVendor(shop.db(), { masterCategoryId: category });
  const other = await make(reviewed);
  await save(other.id, [{ weekdays: [5], percent: -10 }], reviewed);
  expect((await live(other.id)).priceRules).toEqual([]);
  await approveProduct({ id: other.id, doneBy: "operator:test" });
  expect((await live(other.id)).priceRules).toMatchObject([{ weekdays: [5], percent: -10 }]);
});

const MONDAY = { weekdays: [1], percent: 5 };
test.each([
  [[MONDAY, { percent: 5 }], "Rule 2: choose at least one weekday, month, date, meal or kind of day"],
  [[{ weekdays: [1] }], "Rule 1: enter a price or a percentage"],
  [[{ weekdays: [1], price: 5, percent: 5 }], "Rule 1: enter a price or a percentage, not both"],
  [[MONDAY, MONDAY, { weekdays: [1], price: 0 }], "Rule 3: enter a price above $0"],
  [[{ weekdays: [1], percent: "lots" }], "Rule 1: the percentage must be a number"],
  [[{ weekdays: [1], percent: -95 }], "Rule 1: the price can go down by at most 90%"],
  [[{ from: "2027-02-30", percent: 5 }], "Rule 1: the first date must be a date, YYYY-MM-DD"],
  [
    [{ from: "2027-02-03", until: "2027-02-01", percent: 5 }],
    "Rule 1: the last date must not be before the first",
  ],
  [[{ ...MONDAY, minQty: 0 }], "Rule 1: the minimum quantity must be at least 1"],
  [[{ ...MONDAY, minQty: 41 }], "Rule 1: the minimum must be at most the product’s maximum of 40"],
  [
    [MONDAY, { meal: "lunch", percent: 5 }],
    "Rule 2: tick Lunch under Meal first, the product isn’t sold for it yet",
  ],
  [Array.from({ length: 21 }, () => MONDAY), "A product has at most 20 prices by day"],
])("refuses %j: %s", async (rules, message) => {
  const { id } = await make(seller, {
    attributes: [{ name: "Meal", values: ["Dinner"] }],
    enableMinMaxRule: true,
    maxQty: 40,
  });
  expect(await save(id, rules)).toMatchObject({ status: 400, body: { message } });
});
