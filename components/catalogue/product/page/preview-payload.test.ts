import { productOfPreview } from "./preview-payload";

const preview = (payload: unknown) => productOfPreview(JSON.stringify(payload));

it("parses the form's text values and shows the all-in price", () => {
  const product = preview({
    productTitle: "Phoenix Menu",
    productPrice: { price: "1,000", priceMetric: "table of 10", gstType: "2", plusPlus: true },
    enableMinMaxRule: true,
    minQtyOrder: { minQty: "20" },
    attributes: [
      { name: "Service", values: ["Butler"] },
      { name: "Empty", values: [] },
    ],
    openHours: { "5": { open: "10:00", close: "22:30" }, "6": null },
  });
  expect(product?.productPrice.priceWithGST).toBe(1199);
  expect(product?.minQty).toBe(20);
  expect(product?.attributes).toEqual([{ name: "Service", values: ["Butler"] }]);
  expect(product?.openHours?.["5"]).toEqual({ open: "10:00", close: "22:30" });
});

it("shows the prices by day of the form, all-in", () => {
  const product = preview({
    productTitle: "Phoenix Menu",
    productPrice: { price: "1,000", priceMetric: "table of 10", gstType: "2", plusPlus: true },
    priceRules: [
      { name: "Weekdays", weekdays: [1, 2], percent: "-10", price: "" },
      { name: "Eves", specialDays: ["eve", "x"], price: "1,200", percent: "", minQty: "30" },
    ],
  });
  expect(product?.priceRules).toMatchObject([
    { name: "Weekdays", weekdays: [1, 2], percent: -10, priceWithGST: 1079.1 },
    { name: "Eves", specialDays: ["eve"], minQty: 30, priceWithGST: 1438.8 },
  ]);
});

it("sets no limits beyond those in the form", () => {
  expect(preview({ productTitle: "Gown", minQtyOrder: { minQty: 3 } })?.minQty).toBeNull();
});

it.each([null, "", "null", "[]", "{", '"text"', "{}", '{"productTitle":7}'])("%p isn't a product", (text) => {
  expect(productOfPreview(text)).toBeNull();
});

it("ignores values of the wrong type", () => {
  const product = preview({
    productTitle: "Gown",
    productPrice: "x",
    attributes: { a: 1 },
    productGallery: [{}, 3, "a.jpg"],
    openHours: "always",
    customOffDays: ["tomorrow", "2026-12-24"],
    productTags: null,
  });
  expect(product?.productGallery).toEqual(["a.jpg"]);
  expect(product?.customOffDays).toEqual(["2026-12-24"]);
  expect(product?.openHours).toBeNull();
});
