import { mkdir, mkdtemp, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PICTURE_SHAPES, pictureBehind, pictureFiles, pictureToShare } from "@/contracts/picture-sizes";
import { createLocalStorage } from "@/server/adapters/storage/local-storage";
import { isMediaName } from "@/server/adapters/storage/storage";
import { ensurePictures } from "./ensure-pictures";
import { VENDOR_CATALOGUE } from "@/demo/seed/vendors/vendor-catalogue";
import { featuresOf } from "./features/features-of";
import { listPictures } from "./picture-list";
import { pictureNames } from "./picture-names";

const pictures = listPictures();
/** Format names as in sharp. */
const FORMATS: Readonly<Record<string, string>> = { ".jpg": "jpeg", ".webp": "webp", ".avif": "heif" };

test("each file has a unique name", () => {
  const names = pictures.flatMap(({ files }) => files.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isMediaName(name))).toEqual([]);
});

test("each picture is stored in several sizes, none wider than itself except for large places, and once for sharing", () => {
  for (const { name, kind, width, height, files } of pictures) {
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files).toContainEqual({ name, width, height });
    expect(files).toContainEqual({ name: pictureToShare(name), width, height });
    const larger = files.filter((file) => file.width > width || file.height > height);
    expect(larger.every((file) => kind === "banner" && file.height <= 2 * height)).toBe(true);
    for (const file of files) expect(pictureBehind(file.name) ?? file.name).toBe(name);
    expect(files.some((file) => file.name.includes("_cut"))).toBe(kind === "banner");
    // Apart from the picture itself, WebP is only for tiny sizes.
    const beside = files.filter((file) => file.name.includes("_"));
    for (const file of beside) expect(file.name.endsWith(".avif")).toBe(file.width > 256);
  }
});

test("a name without a drawn picture stands only for itself", () => {
  for (const name of ["vendor/ab/banner.webp", "artwork/venues/banner-05_640.webp", "banner-05.webp", ""]) {
    expect(pictureFiles(name)).toEqual([]);
    expect(pictureToShare(name)).toBe(name);
  }
  expect(pictureBehind("vendor/ab/banner_640.webp")).toBeNull();
  expect(pictureBehind("artwork/venues/banner-05.webp")).toBeNull();
});

test("draws only what is missing after an interrupted start", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "sayang-pictures-"));
  const at = (name: string) => path.join(root, name);
  try {
    const names = pictures.flatMap(({ files }) => files.map(({ name }) => name));
    for (const folder of new Set(names.map((name) => path.dirname(name)))) {
      await mkdir(at(folder), { recursive: true });
    }
    await Promise.all(names.map((name) => writeFile(at(name), "")));
    const undone = Object.keys(PICTURE_SHAPES).map((kind) => pictures.find((one) => one.kind === kind));
    // All files of the first picture, and the last files of each other one, as after a kill between two files.
    const missing = undone.flatMap((picture, i) => picture?.files.slice(i === 0 ? 0 : -2) ?? []);
    for (const { name } of missing) await unlink(at(name));
    const lines: string[] = [];
    expect(await ensurePictures(createLocalStorage(root), (line) => lines.push(line))).toBe(5);
    for (const { name, width, height } of missing) {
      const format = FORMATS[path.extname(name)];
      expect(await sharp(at(name)).metadata()).toMatchObject({ format, width, height });
    }
    const kept = names.filter((name) => !missing.some((file) => file.name === name));
    expect((await Promise.all(kept.map((name) => stat(at(name))))).every(({ size }) => size === 0)).toBe(
      true,
    );
    expect(lines.at(-1)).toBe("pictures: 5 drawn");
    expect(await ensurePictures(createLocalStorage(root), () => undefined)).toBe(0);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test("a vendor's gallery shows only its own work, and a product's pictures all share its features", () => {
  const shown = new Map(pictures.map(({ name, features }) => [name, features]));
  for (const [vendorIndex, vendor] of VENDOR_CATALOGUE.entries()) {
    const own = vendor.offers.map((offer) => featuresOf(vendor, offer));
    const gallery = pictureNames.galleryOfVendor(vendorIndex);
    expect(gallery.length).toBeGreaterThan(4);
    expect(new Set(gallery).size).toBe(gallery.length);
    for (const name of gallery) expect(own).toContainEqual(shown.get(name));
    for (const [at, features] of own.entries()) {
      for (const name of pictureNames.imagesOfProduct(vendorIndex, at))
        expect(shown.get(name)).toEqual(features);
    }
  }
});
