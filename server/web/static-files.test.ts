import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inRange, StaticFiles } from "./static-files";

const home = mkdtempSync(path.join(tmpdir(), "sayang-files-"));
let files: StaticFiles;

beforeAll(() => {
  for (const folder of ["build/chunks", "public/videos"])
    mkdirSync(path.join(home, folder), { recursive: true });
  writeFileSync(path.join(home, "build/chunks/[a]~1.js"), "run()");
  writeFileSync(path.join(home, "public/sw.js"), "serve()");
  writeFileSync(path.join(home, "public/videos/film.mp4"), "0123456789");
  writeFileSync(path.join(home, "secret"), "no");
  files = new StaticFiles({ build: path.join(home, "build"), shared: path.join(home, "public") });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each([
  ["/_next/static/chunks/[a]~1.js", "run()", /javascript/, "public, max-age=31536000, immutable"],
  ["/_next/static/chunks/%5Ba%5D~1.js", "run()", /javascript/, "public, max-age=31536000, immutable"],
  ["/sw.js", "serve()", /javascript/, "public, max-age=0"],
  ["/videos/film.mp4", "0123456789", /video\/mp4/, "public, max-age=86400, stale-while-revalidate=604800"],
])("%s is served with its content type and cache lifetime", async (address, body, type, caching) => {
  const file = await files.get(address);
  expect(file?.status).toBe(200);
  expect(file?.body.plain.toString()).toBe(body);
  expect(file?.headers).toMatchObject({ "cache-control": caching, "x-content-type-options": "nosniff" });
  expect(file?.headers["content-type"]).toMatch(type);
});

test.each(["/secret", "/../secret", "/%2e%2e%2fsecret", "/videos", "/", "/vendor"])(
  "%s is not one of the files",
  async (address) => {
    expect(await files.get(address)).toBeNull();
  },
);

test("a file of another build gets 404 without a render, and is not cached by browsers", async () => {
  const missing = await files.get("/_next/static/chunks/gone.js");
  expect(missing).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
});

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=1-2,4-5", 200, "0123456789", undefined],
  ["lines=1-2", 200, "0123456789", undefined],
  [undefined, 200, "0123456789", undefined],
])("a video's range %s is %i", async (range, status, body, which) => {
  const film = await files.get("/videos/film.mp4");
  if (!film) throw new Error("there is no film");
  const part = inRange(film, range, "");
  expect(part.status).toBe(status);
  expect(part.body.plain.toString()).toBe(body);
  expect(part.headers["content-range"]).toBe(which);
  expect(inRange(film, range, 'W/"another"').status).toBe(200);
});
