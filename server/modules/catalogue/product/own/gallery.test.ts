import { arrangeGallery, storeUploads } from "./gallery";

test("names every file that isn't a picture", async () => {
  const uploads = ["art.svg", "fake.jpg"].map((name) => ({
    field: "productGallery",
    name,
    bytes: Buffer.from("no picture"),
  }));
  await expect(storeUploads("v1", uploads)).rejects.toMatchObject({
    code: "bad_request",
    message:
      "“art.svg” must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture. “fake.jpg” must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture",
  });
});

test("new pictures with the same name keep their order", () => {
  const fresh = ["a", "b"].map((media) => ({ sortedAs: "image-jpg", media }));
  expect(arrangeGallery(["kept"], fresh, ["image-jpg", "kept", "image-jpg"])).toEqual(["a", "kept", "b"]);
});
