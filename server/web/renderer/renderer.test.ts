import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { front } from "../front";
import { pageHandler } from "../page-handler";
import { RendererClient } from "./client";
import { RendererProcess } from "./process";

type Echo = {
  pid: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  drops: number;
  database: object;
};
type Options = Parameters<typeof RendererProcess.start>[0];

const begun = mkdtempSync(path.join(tmpdir(), "sayang-echo-"));
let database: object;
let renderer: RendererProcess;
let client: RendererClient;
let server: Server;

/** Serves an API alongside pages rendered by a real process. */
async function serve(limits: Options["limits"] = {}): Promise<void> {
  database = { host: "/run/first" };
  renderer = await RendererProcess.start({
    script: "tests/setup/servers/echo-renderer.ts",
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ECHO_FOLDER: begun },
    database: () => database,
    limits,
  });
  client = new RendererClient({ origin: "https://sayang.example", socket: () => renderer.socket });
  server = createServer(
    front({
      page: pageHandler(client, { origin: "https://sayang.example", trustProxy: 1 }),
      api: (_req, res) => Promise.resolve(void res.end("api")),
      isApi: (address) => address.startsWith("/api/"),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await renderer.stop();
  client.close();
});
afterAll(() => rmSync(begun, { recursive: true, force: true }));

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Sends all headers unchanged, which `fetch` does not. */
function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path: url, headers, agent: false }, (res) => {
      let body = "";
      res.on("data", (chunk: Buffer) => (body += chunk.toString()));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }));
    });
    sent.on("error", reject);
    sent.end();
  });
}
const echo = async (url: string, headers: Record<string, string> = {}) =>
  JSON.parse((await get(url, headers)).body) as Echo;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
const hasBegun = (name: string) => until(() => existsSync(path.join(begun, name)));

test("a killed renderer comes back; what it was rendering becomes a 503, to be retried", async () => {
  await serve();
  const { pid } = await echo("/login");
  const lost = get("/waiting");
  await hasBegun("waiting");
  process.kill(pid, "SIGKILL");
  const { status, headers } = await lost;
  expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  await until(() => renderer.socket !== null && renderer.pid !== pid);
  expect((await echo("/login")).pid).toBe(renderer.pid);
});

test("while there is none, pages are answered 503 at once and the API works", async () => {
  await serve();
  await renderer.stop();
  const { status, headers } = await get("/login");
  expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  expect((await get("/api/v1")).body).toBe("api");
});

test("the API works while a render blocks its thread forever, and the stuck process is replaced", async () => {
  await serve({ checkMs: 500, silentChecks: 10 });
  const { pid } = renderer;
  const stuck = get("/stuck");
  await hasBegun("stuck");
  for (let n = 0; n < 20; n++) expect((await get("/api/v1")).body).toBe("api");
  expect((await stuck).status).toBe(503);
  await until(() => renderer.socket !== null && renderer.pid !== pid);
  expect((await get("/login")).status).toBe(200);
});

test("a render that never ends is given up", async () => {
  await serve();
  const impatient = new RendererClient({
    origin: "http://a.example",
    socket: () => renderer.socket,
    patienceMs: 1,
  });
  const waiting = { method: "GET", url: "/waiting", headers: {}, address: null };
  await expect(impatient.render(waiting)).rejects.toMatchObject({ status: 503 });
  impatient.close();
});

test("visitors cannot set what only the server may set", async () => {
  await serve();
  const forged = {
    host: "evil.example",
    "x-forwarded-for": "203.0.113.9, 198.51.100.7",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    "x-forwarded-port": "1",
    forwarded: "for=203.0.113.9",
    "x-real-ip": "203.0.113.9",
    "x-request-id": "mine",
    "x-sayang-generation": "999",
    "X-Sayang-Other": "1",
    "x-middleware-subrequest": "middleware",
    "x-middleware-invoke": "1",
    "x-nextjs-data": "1",
    "x-invoke-path": "/user/profile",
    "x-matched-path": "/user/profile",
    "x-prerender-revalidate": "1",
    "next-action": "abc",
    authorization: "Bearer stolen",
    cookie: "sayang_session=mine",
    rsc: "1",
  };
  const { headers, drops } = await echo("/user/profile", forged);
  expect(headers).toEqual({
    host: "sayang.example",
    "x-forwarded-host": "sayang.example",
    "x-forwarded-proto": "https",
    // The entry written by our own proxy.
    "x-forwarded-for": "198.51.100.7",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    "x-sayang-generation": "0",
    connection: "keep-alive",
    cookie: "sayang_session=mine",
    rsc: "1",
  });
  expect(drops).toBe(0);
  // A page for everyone knows nobody.
  const { rsc: _, ...forAll } = forged;
  const open = await echo("/vendor?q=x", forAll);
  expect(open.headers).not.toHaveProperty("cookie");
  expect(open.headers).not.toHaveProperty("x-forwarded-for");
});

test("only the server's account can reach the socket", async () => {
  await serve();
  const folder = path.dirname(renderer.socket ?? "");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await renderer.stop();
  expect(existsSync(folder)).toBe(false);
});

test("the process drops its cache before the next page, once per change", async () => {
  await serve();
  expect((await echo("/login")).drops).toBe(0);
  client.drop();
  client.drop();
  expect((await echo("/login")).drops).toBe(1);
  expect((await echo("/login")).drops).toBe(1);
});

test("the process reads the database where it is, even after it has moved", async () => {
  await serve();
  expect((await echo("/login")).database).toEqual({ host: "/run/first" });
  database = { host: "/run/second" };
  renderer.announceDatabase();
  let read: object = {};
  while (!("host" in read) || read.host !== "/run/second") ({ database: read } = await echo("/login"));
  process.kill(renderer.pid ?? 0, "SIGKILL");
  await until(() => renderer.socket === null);
  await until(() => renderer.socket !== null);
  expect((await echo("/login")).database).toEqual({ host: "/run/second" });
});

test("a renderer that cannot start prevents the server from starting", async () => {
  await serve();
  const start = RendererProcess.start({
    script: "tests/setup/servers/echo-renderer.ts",
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ECHO_FOLDER: "" },
    database: () => ({}),
  });
  await expect(start).rejects.toThrow("the renderer ended before it was ready: code 1");
});
