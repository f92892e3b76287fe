import { productOfPreview } from "./preview-payload";

const preview = (payload: unknown) => productOfPreview(JSON.stringify(payload));

it("shows the all-in price of what the form holds as text", () => {
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

it("binds nothing that the rule does not", () => {
  expect(preview({ productTitle: "Gown", minQtyOrder: { minQty: 3 } })?.minQty).toBeNull();
});

it.each([null, "", "null", "[]", "{", '"text"', "{}", '{"productTitle":7}'])("%p is no product", (text) => {
  expect(productOfPreview(text)).toBeNull();
});

it("is not led astray by values of another kind", () => {
  const product = preview({
    ...{ productTitle: "Gown", productPrice: "x", attributes: { a: 1 }, productGallery: [{}, 3, "a.jpg"] },
    ...{ openHours: "always", customOffDays: ["tomorrow", "2026-12-24"], productTags: null },
  });
  expect(product?.productGallery).toEqual(["a.jpg"]);
  expect(product?.customOffDays).toEqual(["2026-12-24"]);
  expect(product?.openHours).toBeNull();
});
