import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { createApp } from "@/server/app";

const app = createApp();
const before = process.env.DATA_DIR;
let dataDir = "";
const picture = Buffer.from([82, 73, 70, 70, 1, 2, 3]);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-media-routes-"));
  process.env.DATA_DIR = dataDir;
  await getStorage().put("vendor/ab/banner.webp", picture, "image/webp");
  await getStorage().put("drawn.svg", Buffer.from("<svg/>"), "image/svg+xml");
});

afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

describe("GET /media/*", () => {
  it("returns the file, cacheable forever", async () => {
    const response = await app.request("/media/vendor/ab/banner.webp");
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "7",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[0-9a-f]{40}"$/),
    });
  });

  it("returns 304 to a client that already has it", async () => {
    const etag = (await app.request("/media/drawn.svg")).headers.get("etag") ?? "";
    const again = await app.request("/media/drawn.svg", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  it("answers HEAD without a body", async () => {
    const response = await app.request("/media/drawn.svg", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("forbids scripts in an SVG", async () => {
    const response = await app.request("/media/drawn.svg");
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it.each([
    "/media/none.webp",
    "/media/",
    "/media/..%2f..%2fetc%2fpasswd",
    "/media/%2e%2e/secret.png",
    "/media/vendor/ab",
    "/media/a.exe",
    "/media/vendor//ab/banner.webp",
    `/media/${"a".repeat(400)}.webp`,
  ])("answers 404 for %s", async (address) => {
    const response = await app.request(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).not.toContain("immutable");
  });
});

describe("a size of a drawn picture", () => {
  const name = "artwork/venues/banner-05";

  beforeAll(() => getStorage().put(`${name}.webp`, picture, "image/webp"));

  it.each([`${name}_640.avif`, `${name}_cut640.avif`, `${name}.jpg`])(
    "is replaced by the full picture, cached briefly, while %s is not drawn",
    async (missing) => {
      for (const address of [`/media/${missing}`, `/api/v1/media/preview?filename=${missing}`]) {
        const response = await app.request(address);
        expect(response.status).toBe(200);
        expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
        expect(response.headers.get("content-type")).toBe("image/webp");
        expect(response.headers.get("cache-control")).toBe("public, max-age=60");
      }
    },
  );

  it("is served under its own name and in previews once it exists", async () => {
    await getStorage().put(`${name}_384.avif`, Buffer.from("small"), "image/avif");
    const response = await app.request(`/media/${name}_384.avif`);
    expect(await response.text()).toBe("small");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await (await app.request(`/api/v1/media/preview?filename=${name}_384.avif`)).text()).toBe("small");
  });

  it("serves no stand-in for other missing files", async () => {
    expect((await app.request("/media/vendor/ab/banner_640.webp")).status).toBe(404);
    expect((await app.request("/media/artwork/venues/banner-06_640.webp")).status).toBe(404);
  });
});

describe("GET /media/preview", () => {
  const preview = (filename: string) =>
    app.request(`/api/v1/media/preview?filename=${encodeURIComponent(filename)}`);

  it("returns the bytes of the file, not an envelope", async () => {
    const response = await preview("vendor/ab/banner.webp");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  it.each(["", "none.webp", "../drawn.svg", "DRAWN.SVG"])(
    "redirects to the placeholder for %j",
    async (filename) => {
      const response = await preview(filename);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe("/images/no-image.svg");
    },
  );

  it.each(["<script>", "a\0.webp", "a".repeat(201)])("refuses %j", async (filename) => {
    const response = await preview(filename);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400 });
  });
});
