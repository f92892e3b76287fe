import sharp from "sharp";
import { renderArtwork } from "@/demo/artwork/artwork";
import { groupBy } from "@/lib/group-by";
import { VENDOR_CATALOGUE } from "../vendors/vendor-catalogue";
import { listPictures } from "./picture-list";
import { pictureNames } from "./picture-names";

const pictures = new Map(listPictures().map((picture) => [picture.name, picture]));
const hashes = new Map<string, boolean[]>();
const [COLUMNS, ROWS, CHANNELS] = [16, 16, 3];

/** Returns the difference hash: in each colour, whether a pixel of the shrunk picture is lighter than the next. */
async function hashOf(name: string): Promise<boolean[]> {
  const known = hashes.get(name);
  if (known) return known;
  const picture = pictures.get(name);
  if (!picture) throw new Error(`no picture ${name}`);
  const { width, height } = picture;
  const svg = renderArtwork({ ...picture, width: Math.round(width / 4), height: Math.round(height / 4) });
  const pixels = await sharp(Buffer.from(svg))
    .resize(COLUMNS + 1, ROWS, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const hash = Array.from({ length: CHANNELS * ROWS * COLUMNS }, (_, at) => {
    const [channel, place] = [Math.floor(at / (ROWS * COLUMNS)), at % (ROWS * COLUMNS)];
    const pixel = Math.floor(place / COLUMNS) * (COLUMNS + 1) + (place % COLUMNS);
    return (pixels[pixel * CHANNELS + channel] ?? 0) > (pixels[(pixel + 1) * CHANNELS + channel] ?? 0);
  });
  hashes.set(name, hash);
  return hash;
}

/** Returns the pairs of which less than this share of the hash differs. */
async function alike(names: readonly string[], least: number): Promise<string[]> {
  const all = await Promise.all(names.map(async (name) => ({ name, hash: await hashOf(name) })));
  return all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b) => {
      const apart = a.hash.filter((bit, i) => bit !== b.hash[i]).length / a.hash.length;
      return apart < least ? [`${a.name} and ${b.name}: ${apart.toFixed(3)}`] : [];
    }),
  );
}

test("no two pictures of a vendor's gallery look alike", async () => {
  const found: string[] = [];
  for (const at of VENDOR_CATALOGUE.keys())
    found.push(...(await alike(pictureNames.galleryOfVendor(at), 0.2)));
  expect(found).toEqual([]);
}, 300_000);

test("covers tell the vendors of a category apart", async () => {
  const covers = groupBy([...VENDOR_CATALOGUE.entries()], ([, { master }]) => master);
  const found: string[] = [];
  for (const vendors of covers.values())
    found.push(
      ...(await alike(
        vendors.map(([at]) => pictureNames.bannerOf(at)),
        0.18,
      )),
    );
  expect(found).toEqual([]);
}, 300_000);

test("a hotel's cover shows its ballroom", () => {
  const shown = (at: number) => pictures.get(pictureNames.bannerOf(at))?.features?.motif;
  const ballrooms = [...VENDOR_CATALOGUE.entries()].filter(([, { name }]) => /hotel/i.test(name));
  expect(ballrooms.length).toBeGreaterThan(0);
  for (const [at] of ballrooms) expect(shown(at)).toBe("ballroom floor");
});
