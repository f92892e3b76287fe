import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawnOnRequest, StillDrawingError } from "./drawn-on-request";
import { createLocalStorage } from "./local-storage";

let home: string;
let drawer: Server;
let asked: string[];
let answer: (name: string, res: ServerResponse) => void;
const local = () => createLocalStorage(home);
const storage = (limits = {}) => drawnOnRequest(local(), path.join(home, "drawer"), limits);

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "sayang-drawn-"));
  asked = [];
  drawer = createServer((req, res) => {
    const name = (req.url ?? "").slice(1);
    asked.push(name);
    answer(name, res);
  });
  await new Promise<void>((resolve) => drawer.listen(path.join(home, "drawer"), resolve));
});

afterEach(async () => {
  drawer.closeAllConnections();
  await new Promise((resolve) => drawer.close(resolve));
  await rm(home, { recursive: true, force: true });
});

const NAME = "artwork/venues/product-1.webp";

test("a missing picture is drawn before it is returned, and requested again once it is gone", async () => {
  answer = (name, res) =>
    void local()
      .put(name, Buffer.from("drawn"), "image/webp")
      .then(() => res.writeHead(204).end());
  expect((await storage().get(NAME))?.bytes.toString()).toBe("drawn");
  expect((await storage().get(NAME))?.bytes.toString()).toBe("drawn");
  expect(asked).toEqual([NAME]);
});

test("uploads, unknown pictures and those that nobody draws any more are missing", async () => {
  answer = (_, res) => void res.writeHead(404).end();
  expect(await storage().get("vendor/a/logo.webp")).toBeNull();
  expect(asked).toEqual([]);
  expect(await storage().get(NAME)).toBeNull();
  expect(await drawnOnRequest(local(), path.join(home, "gone")).get(NAME)).toBeNull();
});

test("too much to draw, here or there, is distinguished from missing", async () => {
  const waiting: ServerResponse[] = [];
  answer = (_, res) => void waiting.push(res);
  const few = storage({ mostWaiting: 1 });
  const first = few.get(NAME);
  await expect(few.get(NAME)).rejects.toThrow(StillDrawingError);
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting[0]?.writeHead(503).end();
  await expect(first).rejects.toThrow(StillDrawingError);
  await expect(storage({ patienceMs: 1 }).get(NAME)).rejects.toThrow(StillDrawingError);
});
