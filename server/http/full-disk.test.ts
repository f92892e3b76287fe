import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApp } from "@/server/app";
import { useShop } from "@/tests/setup/shop";

useShop();
const before = process.env.DATA_DIR;
let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-disk-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

// Linux has a device file that is always full.
test("a file for which there is no space gets 503, to be retried", async () => {
  const app = createApp();
  app.get("/full", async () => {
    // In tests, system errors belong to another realm, and Hono does not recognise them as errors.
    await writeFile("/dev/full", "picture").catch((cause: unknown) => {
      throw new Error("not kept", { cause });
    });
    return new Response();
  });
  const answer = await app.request("/full");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toMatchObject({ code: 503, message: expect.stringContaining("try again") });
});

test("/readyz says when the disk is full, and leaves nothing behind", async () => {
  expect((await createApp().request("/readyz")).status).toBe(200);
  expect(await readdir(dataDir)).toEqual([]);
  await symlink("/dev/full", path.join(dataDir, `.room-${process.pid}`));
  const answer = await createApp().request("/readyz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "unavailable" }]);
});
