import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listOutbox, outboxTime, readFromOutbox, writeToOutbox } from "./outbox-folder";

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "sayang-outbox-")), "outbox");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

test("keeps the newest 200", async () => {
  const names: string[] = [];
  for (let n = 0; n < 205; n++) names.push(await writeToOutbox(folder, "eml", `message ${n}`));
  expect(await listOutbox(folder)).toEqual(names.slice(5).reverse());
  expect(await readdir(folder)).toHaveLength(200);
});

test("leaves complete messages and no drafts under concurrent writes", async () => {
  const before = Date.now();
  await Promise.all(Array.from({ length: 40 }, (_, n) => writeToOutbox(folder, "json", `{"n":${n}}`)));
  const names = await listOutbox(folder);
  expect(names).toHaveLength(40);
  expect(await readdir(folder)).toHaveLength(40);
  const [newest = ""] = names;
  expect(outboxTime(newest).getTime()).toBeGreaterThanOrEqual(before);
  expect(outboxTime(newest).getTime()).toBeLessThanOrEqual(Date.now());
});

test("reads only messages, and nothing outside the folder", async () => {
  expect(await listOutbox(folder)).toEqual([]);
  const name = await writeToOutbox(folder, "eml", "hello");
  await writeFile(path.join(path.dirname(folder), "session-secret"), "secret");
  expect((await readFromOutbox(folder, name))?.toString()).toBe("hello");
  for (const wrong of ["../session-secret", "", ".", "x.eml", `${name}/..`, name.replace("eml", "txt")]) {
    expect(await readFromOutbox(folder, wrong)).toBeNull();
  }
});
