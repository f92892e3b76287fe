import { getRequestListener } from "@hono/node-server";
import { Agent, createServer, request, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { createApp } from "@/server/app";
import { useTestDatabase } from "@/tests/setup/database";
import { front } from "./front";

const database = useTestDatabase();
let server: Server;
let port: number;
let pages: string[];

beforeEach(async () => {
  pages = [];
  const app = createApp();
  const api = getRequestListener((request, bindings) => app.fetch(request, bindings));
  server = createServer(
    front({
      api,
      page: (req, res) => {
        if (req.url === "/broken") throw new Error("broken before anything is awaited");
        pages.push(req.url ?? "");
        res.end("page");
        return Promise.resolve();
      },
      isApi: (path) => path.startsWith("/api/"),
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends a raw request and returns the response, because HTTP clients refuse to send some of these. */
async function raw(line: string, body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const length = body ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n` : "";
  socket.write(`${line} HTTP/1.1\r\nhost: sayang.example\r\n${length}connection: close\r\n\r\n${body}`);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each(["TRACE /vendor", "TRACE /api/v1/cart", "PROPFIND /", "LOCK /api/v1/cart"])(
  "%s is not allowed",
  async (line) => {
    const answer = await raw(line);
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/^allow: GET, /im);
    expect(pages).toEqual([]);
  },
);

test.each([
  "OPTIONS *",
  "GET sayang.example:80",
  "GET /vendor-detail/%ff",
  "GET /og/vendor/%ff",
  "GET /%",
  "GET /api/v1/order/%ff",
  "GET ftp://sayang.example/",
])("%s is refused", async (line) => {
  expect(statusOf(await raw(line))).toBe(400);
  expect(pages).toEqual([]);
});

test.each([
  "/x/../api/v1",
  "/x/%2e%2e/api/v1",
  "/x\\..\\api/v1",
  "/./api/v1",
  "/%61pi/v1",
  "http://other/api/v1",
])("%s goes to the API, and is counted for the caller's address", async (prefix) => {
  const answer = await raw(
    `POST ${prefix}/user/auth/login`,
    JSON.stringify({ email: "a@b.example", password: "x" }),
  );
  expect(statusOf(answer)).toBe(400);
  expect(answer).toContain('{"code":400');
  expect(pages).toEqual([]);
  const counted = "select 1 from throttle where key like 'login/address%'";
  expect((await database().pool.query(counted)).rowCount).toBe(1);
});

test.each([
  ["/a/../vendor?q=1", "/vendor?q=1"],
  ["//evil.example/vendor", "//evil.example/vendor"],
  ["http://sayang.example/vendor", "/vendor"],
])("%s is the page %s", async (target, page) => {
  expect(statusOf(await raw(`GET ${target}`))).toBe(200);
  expect(pages).toEqual([page]);
});

test("a handler that throws immediately causes a 500, and the server continues", async () => {
  expect(statusOf(await raw("GET /broken"))).toBe(500);
  expect(statusOf(await raw("GET /vendor"))).toBe(200);
});

/** Posts a body of this many bytes. With `late`, its second half is sent only after the response. */
function post(agent: Agent, bytes: number, { late }: { late: boolean }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": bytes };
    const half = "x".repeat(bytes / 2);
    const req = request({ port, agent, method: "POST", path: "/api/v1/user/auth/login", headers }, (res) => {
      resolve(res.resume().statusCode ?? 0);
      if (late) req.end(half);
    });
    req.on("error", reject);
    req.write(half);
    if (!late) req.end(half);
  });
}

test("after a body that is too large, the same connection accepts the next request", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let round = 0; round < 3; round++) {
      expect(await post(agent, 3 * 1024 * 1024, { late: true })).toBe(413);
      await new Promise((resolve) => setTimeout(resolve, 450));
      expect(await post(agent, 1024, { late: false })).toBe(400);
    }
  } finally {
    agent.destroy();
  }
});

test("a response that does not wait for the body ends the connection", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST /page HTTP/1.1\r\nhost: sayang.example\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf",
  );
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^connection: close/im);
  socket.destroy();
});
