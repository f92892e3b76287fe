import { ensureArtwork } from "./ensure";
import type { ArtworkFile, EnsureProgress } from "./ensure";

function memory(kept: readonly string[] = []) {
  const files = new Map<string, { size: number; contentType: string }>(
    kept.map((name) => [name, { size: 0, contentType: "image/webp" }]),
  );
  return {
    files,
    exists: (name: string) => Promise.resolve(files.has(name)),
    put: (name: string, bytes: Uint8Array, contentType: string) => {
      files.set(name, { size: bytes.length, contentType });
      return Promise.resolve();
    },
  };
}

const file = (id: string, over: Partial<ArtworkFile> = {}): ArtworkFile => ({
  name: `product/${id}.webp`,
  category: "jewellery",
  kind: "product",
  id,
  width: 160,
  height: 120,
  ...over,
});

describe("ensureArtwork", () => {
  it("draws what is missing, keeps what is there and counts both", async () => {
    const storage = memory(["product/b.webp"]);
    const seen: EnsureProgress[] = [];
    const files = [file("a"), file("b"), file("c", { name: "product/c.jpg", format: "jpeg" })];
    const result = await ensureArtwork(storage, files, { onProgress: (progress) => seen.push(progress) });
    expect(result).toEqual({ done: 3, total: 3, drawn: 2 });
    expect(storage.files.get("product/b.webp")?.size).toBe(0);
    expect(storage.files.get("product/a.webp")).toMatchObject({ contentType: "image/webp" });
    expect(storage.files.get("product/c.jpg")).toMatchObject({ contentType: "image/jpeg" });
    expect(storage.files.get("product/a.webp")?.size).toBeGreaterThan(500);
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3]);
  });

  it("passes on a failure to store", async () => {
    const storage = { ...memory(), put: () => Promise.reject(new Error("disk full")) };
    await expect(ensureArtwork(storage, [file("a")])).rejects.toThrow("disk full");
  });
});
