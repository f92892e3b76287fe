import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { log } from "@/server/core/log/log";
import { type AppEnv, onError } from "@/server/http/respond";
import { front } from "./front";
import { RendererClient } from "./renderer/client";

const SECRET = "k3eps-out-of-the-log";
const LINKS = [
  [`/rsvp/${SECRET}?saved=1`, "/rsvp/[link]"],
  [`/w/${SECRET}`, "/w/[link]"],
  [`/check-in/${SECRET}/manifest.webmanifest`, "/check-in/[link]"],
  [`/seating/${SECRET}`, "/seating/[link]"],
  [`/run-sheet/${SECRET}`, "/run-sheet/[link]"],
  [`/calendar/${SECRET}.ics`, "/calendar/[link]"],
  [`/%72svp/${SECRET}`, "/rsvp/[link]"],
  [`/verify-email?token=${SECRET}`, "/verify-email"],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), "sayang-links-"));
const socket = path.join(folder, "renderer.sock");
let server: Server | undefined;
let said: jest.SpyInstance[];

beforeEach(() => {
  said = [jest.spyOn(log, "warn"), jest.spyOn(log, "error")];
});
afterEach(async () => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listen(listener: RequestListener, at: string | 0): Promise<Server> {
  server = createServer(listener).listen(at);
  await once(server, "listening");
  return server;
}

/** Renders a page with a renderer that responds like this. */
async function render(url: string, listener: RequestListener): Promise<void> {
  await listen(listener, socket);
  const client = new RendererClient({ origin: "https://sayang.example", socket: () => socket });
  await client.render({ method: "GET", url, headers: {}, address: null }).catch(() => undefined);
  client.close();
}

function expectLogged(shown: string): void {
  const lines = said.flatMap(({ mock }) => mock.calls as unknown[][]);
  expect(lines).toMatchObject([[{ path: shown }, expect.anything()]]);
  expect(JSON.stringify(lines)).not.toContain(SECRET);
}

test.each(LINKS)("%s, which the renderer fails to render, is logged as %s", async (url, shown) => {
  await render(url, (_req, res) => res.writeHead(500).end());
  expectLogged(shown);
});

test.each(LINKS)("%s, for which the renderer hangs up, is logged as %s", async (url, shown) => {
  await render(url, (req) => req.socket.destroy());
  expectLogged(shown);
});

test.each(LINKS)("%s, whose handler throws, is logged as %s", async (url, shown) => {
  const page = () => Promise.reject(new Error("broken"));
  const listening = await listen(front({ page, api: page, isApi: () => false }), 0);
  const { port } = listening.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${url}`)).status).toBe(500);
  expectLogged(shown);
});

test("a failing calendar feed is logged without its link", async () => {
  const app = new Hono<AppEnv>();
  app.get("/calendar/:file", () => {
    throw new Error("broken");
  });
  app.onError(onError);
  expect((await app.request(`/calendar/${SECRET}.ics`)).status).toBe(500);
  expectLogged("/calendar/[link]");
});
