import path from "node:path";
import sharp from "sharp";
import { ensureArtwork } from "./ensure";
import type { ArtworkPicture, EnsureProgress } from "./ensure";

function memory(kept: readonly string[] = []) {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>(
    kept.map((name) => [name, { bytes: new Uint8Array(), contentType: "image/webp" }]),
  );
  return {
    files,
    exists: (name: string) => Promise.resolve(files.has(name)),
    put: (name: string, bytes: Uint8Array, contentType: string) => {
      if (files.has(name)) throw new Error(`${name} written twice`);
      files.set(name, { bytes, contentType });
      return Promise.resolve();
    },
  };
}

const picture = (id: string, over: Partial<ArtworkPicture> = {}): ArtworkPicture => ({
  category: "jewellery",
  kind: "product",
  id,
  width: 160,
  height: 120,
  files: [
    { name: `product/${id}_80.webp`, width: 80, height: 60 },
    { name: `product/${id}.webp`, width: 160, height: 120 },
    { name: `product/${id}_cut64.avif`, width: 64, height: 64 },
    { name: `product/${id}_cut240.webp`, width: 240, height: 240 },
    { name: `product/${id}.jpg`, width: 160, height: 120 },
  ],
  ...over,
});

describe("ensureArtwork", () => {
  it("draws what is missing, keeps what exists and counts pictures", async () => {
    const whole = picture("b").files.map(({ name }) => name);
    const storage = memory([...whole, "product/c.webp"]);
    const seen: EnsureProgress[] = [];
    const result = await ensureArtwork(storage, [picture("a"), picture("b"), picture("c")], {
      onProgress: (progress) => seen.push(progress),
    });
    expect(result).toEqual({ done: 3, total: 3, drawn: 2 });
    expect(storage.files.size).toBe(15);
    expect(storage.files.get("product/b.webp")?.bytes).toHaveLength(0);
    expect(storage.files.get("product/c.webp")?.bytes).toHaveLength(0);
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3]);
  });

  it("makes image files of the sizes and formats in their names, the same each time", async () => {
    const [one, two] = [memory(), memory()];
    await ensureArtwork(one, [picture("a")]);
    await ensureArtwork(two, [picture("a")]);
    expect(one.files).toEqual(two.files);
    for (const { name, width, height } of picture("a").files) {
      const { bytes, contentType } = one.files.get(name) ?? {};
      const type = path.extname(name).slice(1).replace("jpg", "jpeg");
      expect(contentType).toBe(`image/${type}`);
      // An AVIF file is a container of the HEIF kind.
      const format = type === "avif" ? "heif" : type;
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height, hasAlpha: false });
    }
  });

  it("refuses to make a picture more than twice its own size", async () => {
    const files = [{ name: "product/a_480.webp", width: 480, height: 360 }];
    await expect(ensureArtwork(memory(), [picture("a", { files })])).rejects.toThrow(RangeError);
  });

  it("passes on a failure to store", async () => {
    const storage = { ...memory(), put: () => Promise.reject(new Error("disk full")) };
    await expect(ensureArtwork(storage, [picture("a")])).rejects.toThrow("disk full");
  });
});
