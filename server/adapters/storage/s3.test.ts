import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApp } from "@/server/app";
import { useObjectStore } from "@/tests/setup/servers/object-store";
import { compareWithBucket, copyToBucket } from "./copy-to-bucket";
import { getStorage } from "./current-storage";
import { keepPrivately, privateAddress, readPrivate, removePrivate } from "./private-files";
import { s3Folder } from "./s3";
import { InvalidMediaNameError } from "./storage";

const store = useObjectStore();
const before = process.env.DATA_DIR;
let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-s3-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

test("a picture is stored, served at its address, replaced and removed", async () => {
  const name = "product/0190/gown.webp";
  expect(await getStorage().exists(name)).toBe(false);
  expect(await getStorage().get(name)).toBeNull();
  await getStorage().put(name, Buffer.from("first"), "image/webp");
  await getStorage().put(name, Buffer.from("second"), "image/webp");
  expect(await getStorage().exists(name)).toBe(true);
  const answer = await createApp().request(`/media/${name}`);
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "image/webp",
    "second",
  ]);
  await getStorage().remove(name);
  await getStorage().remove(name);
  expect(await getStorage().get(name)).toBeNull();
});

test("names that would leave the folder are refused before the bucket is asked", async () => {
  await expect(getStorage().get("../private/a.png")).rejects.toThrow(InvalidMediaNameError);
  await expect(getStorage().put("a.webp", Buffer.from("x"), "image/png")).rejects.toThrow(TypeError);
  await expect(readPrivate("../media/a.png")).rejects.toThrow(TypeError);
});

test("a private file comes back byte for byte, and no address of ours serves it", async () => {
  const bytes = randomBytes(20_000);
  await keepPrivately("ticket/abc.pdf", bytes);
  expect(privateAddress("ticket/abc.pdf")).toBe("s3://sayang/private/ticket/abc.pdf");
  expect((await readPrivate("ticket/abc.pdf"))?.equals(bytes)).toBe(true);
  expect((await createApp().request("/media/ticket/abc.pdf")).status).toBe(404);
  await removePrivate("ticket/abc.pdf");
  expect(await readPrivate("ticket/abc.pdf")).toBeNull();
});

test("a large file goes up in parts", async () => {
  const bytes = randomBytes(17 * 1024 * 1024);
  await keepPrivately("photos/all.zip", bytes);
  expect((await readPrivate("photos/all.zip"))?.equals(bytes)).toBe(true);
  const listed = [];
  for await (const each of s3Folder("private")?.list() ?? []) listed.push(each);
  expect(listed).toEqual([{ name: "photos/all.zip", bytes: bytes.length }]);
});

test("the folder's files are copied once, and compared by content", async () => {
  await mkdir(path.join(dataDir, "media", "vendor"), { recursive: true });
  await mkdir(path.join(dataDir, "private", "room"), { recursive: true });
  await writeFile(path.join(dataDir, "media", "vendor", "a.webp"), "picture");
  await writeFile(path.join(dataDir, "media", "vendor", ".half.part"), "half");
  await writeFile(path.join(dataDir, "private", "room", "b.pdf"), "contract");
  expect((await compareWithBucket()).missing).toEqual(["media/vendor/a.webp", "private/room/b.pdf"]);
  expect(await copyToBucket(() => undefined)).toEqual({ copied: 2, bytes: 15 });
  expect(await copyToBucket(() => undefined)).toEqual({ copied: 0, bytes: 0 });
  expect((await getStorage().get("vendor/a.webp"))?.bytes.toString()).toBe("picture");
  await keepPrivately("room/b.pdf", Buffer.from("other"));
  expect(await compareWithBucket()).toMatchObject({
    files: 2,
    missing: [],
    differing: ["private/room/b.pdf"],
  });
});

test("while the store is unreachable, calls get 503 without its details", async () => {
  await store.stop();
  const answer = await createApp().request("/media/vendor/a.webp");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(JSON.stringify(await answer.json())).not.toMatch(/bucket|ECONN|127\.0/);
});
