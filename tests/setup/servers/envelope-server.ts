import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { client } from "@/services/http";
import { sendByXhr } from "@/services/xhr";

export type Seen = {
  method: string;
  url: string;
  authorization: string;
  body: unknown;
  key: string | undefined;
};
export type Reply = { status?: number; message?: string; data?: unknown } | "hang up";

export type EnvelopeServer = {
  seen: Seen[];
  reply: (request: Seen) => Reply | Promise<Reply>;
};

/** A real HTTP server for the client's tests, which returns envelopes and records the requests. */
export function useEnvelopeServer(): EnvelopeServer {
  const state: EnvelopeServer = { seen: [], reply: () => ({}) };
  const server = createServer((request, response) => {
    // An idle connection that the server closes would make a client repeat its request.
    response.shouldKeepAlive = false;
    void (async () => {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "*, authorization");
      response.setHeader("access-control-allow-methods", "*");
      if (request.method === "OPTIONS") return response.end();
      const ask = await read(request);
      state.seen.push(ask);
      const answer = await state.reply(ask);
      if (answer === "hang up") return request.socket.destroy();
      const { status = 200, message = "OK", data = null } = answer;
      response.writeHead(status, { "content-type": "application/json" });
      return response.end(JSON.stringify({ code: status, message, data }));
    })();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    client.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
    // jsdom has no fetch of its own.
    globalThis.fetch ??= (url, init = {}) => sendByXhr(String(url), init) as Promise<Response>;
  });
  beforeEach(() => {
    state.seen = [];
    state.reply = () => ({});
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return state;
}

const isJson = ({ headers }: IncomingMessage) => headers["content-type"]?.includes("json") ?? false;

async function read(request: IncomingMessage): Promise<Seen> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return {
    method: request.method ?? "",
    url: request.url ?? "",
    authorization: request.headers.authorization ?? "",
    // A form is recorded as it was sent.
    body: text && isJson(request) ? (JSON.parse(text) as unknown) : text || null,
    key: request.headers["idempotency-key"] as string | undefined,
  };
}
