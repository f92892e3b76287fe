import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createLocalStorage } from "./local-storage";
import { InvalidMediaNameError, isMediaName } from "./storage";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "sayang-media-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe("media names", () => {
  it.each(["a.webp", "product/0190/gown-2_big.jpg", "x/y/z.svg"])("accepts %s", (name) => {
    expect(isMediaName(name)).toBe(true);
  });

  it.each([
    "",
    "a",
    ".webp",
    "a.exe",
    "../a.webp",
    "a/../b.webp",
    "/etc/a.png",
    "a//b.png",
    "a/.png",
    "a\\b.png",
    "a%2e%2e.png",
    "A.webp",
    "a.webp\n",
    "a.webp\0.png",
    "-a.webp",
    "a.b.webp",
    `${"a".repeat(300)}.webp`,
  ])("refuses %j", async (name) => {
    expect(isMediaName(name)).toBe(false);
    const storage = createLocalStorage(root);
    await expect(storage.put(name, Buffer.from("x"), "image/webp")).rejects.toThrow(InvalidMediaNameError);
    await expect(storage.get(name)).rejects.toThrow(InvalidMediaNameError);
    await expect(storage.exists(name)).rejects.toThrow(InvalidMediaNameError);
  });
});

describe("local storage", () => {
  it("returns a stored file with its type", async () => {
    const storage = createLocalStorage(root);
    await storage.put("vendor/a/logo.png", Buffer.from([1, 2, 3]), "image/png");
    expect(await storage.exists("vendor/a/logo.png")).toBe(true);
    expect(await storage.get("vendor/a/logo.png")).toEqual({
      bytes: Buffer.from([1, 2, 3]),
      contentType: "image/png",
    });
  });

  it("deletes a file, and doesn't fail when there is none", async () => {
    const storage = createLocalStorage(root);
    await storage.put("a/b.png", Buffer.from([1]), "image/png");
    await storage.remove("a/b.png");
    await storage.remove("a/b.png");
    expect(await storage.exists("a/b.png")).toBe(false);
    await expect(storage.remove("../b.png")).rejects.toThrow(InvalidMediaNameError);
  });

  it("returns null when the file doesn't exist", async () => {
    const storage = createLocalStorage(root);
    expect(await storage.exists("none.png")).toBe(false);
    expect(await storage.get("none.png")).toBeNull();
  });

  it("refuses a type that does not match the name", async () => {
    const storage = createLocalStorage(root);
    await expect(storage.put("a.png", Buffer.from("x"), "text/html")).rejects.toThrow(TypeError);
    expect(await storage.exists("a.png")).toBe(false);
  });

  it("replaces files atomically under concurrent writes and leaves no drafts", async () => {
    const storage = createLocalStorage(root);
    const sizes = [10_000, 20_000, 30_000, 40_000];
    await Promise.all(sizes.map((size) => storage.put("same.webp", Buffer.alloc(size, 7), "image/webp")));
    expect(await readdir(root)).toEqual(["same.webp"]);
    expect(sizes).toContain((await stat(path.join(root, "same.webp"))).size);
  });
});
