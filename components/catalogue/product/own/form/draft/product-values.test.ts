import { blankFor, formOf } from "./product-values";

test("pictures are sent under their own names", () => {
  const file = new File(["a"], "Gown 1.jpg", { type: "image/jpeg" });
  const fresh = { id: "n1", name: "", file, fileName: file.name };
  const kept = { id: "k1", name: "product/v1/a.webp", file: null, fileName: "" };
  const form = formOf({ ...blankFor(false), gallery: [kept, fresh] }, 1);
  expect((form.get("productGallery") as File).name).toBe("Gown 1.jpg");
  expect(form.get("productGallerySorting")).toBe('["product/v1/a.webp","gown-1-jpg"]');
});
