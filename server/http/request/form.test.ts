import { Hono } from "hono";
import { onError } from "../respond";
import { readForm } from "./form";

const MB = 1024 * 1024;
const app = new Hono()
  .post("/", async (c) => {
    const { fields, uploads } = await readForm(c, { names: ["file"], maxBytes: MB, maxCount: 3 });
    return c.json({ fields, uploads: uploads.map(({ name, bytes }) => [name, bytes.length]) });
  })
  .onError((error, c) => onError(error, c as unknown as Parameters<typeof onError>[1]));

const head = (parameters: string) => `--x\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n`;

async function send(body: string | ReadableStream<Uint8Array>) {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const answer = await app.request("/", init as RequestInit);
  const { message, ...rest } = (await answer.json()) as { message: string; fields: unknown };
  return { status: answer.status, message, ...rest };
}

/** Returns an endless body: `first`, then as many bytes as are read. */
function endless(first: string) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
    pull: (controller) => {
      sent.bytes += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  return { body, sent };
}

test("a file above its limit is refused before the rest is read", async () => {
  const { body, sent } = endless(head('name="file"; filename="a.png"'));
  expect(await send(body)).toMatchObject({ status: 400, message: "file must be at most 1 MB" });
  expect(sent.bytes).toBeLessThan(1.5 * MB);
});

test("so are a file in the wrong field, and a form above its limit", async () => {
  const other = endless(head('name="words"; filename="a.png"'));
  expect(await send(other.body)).toMatchObject({ status: 400, message: "words must be a text" });
  expect(other.sent.bytes).toBeLessThan(1.5 * MB);
  const text = endless(head('name="words"'));
  expect(await send(text.body)).toMatchObject({ status: 413, message: "The request is too large" });
  expect(text.sent.bytes).toBeLessThan(4.5 * MB);
});

test("one file too many is refused before the rest is read", async () => {
  const files = `${head('name="file"; filename="a.png"')}abc\r\n`.repeat(4);
  const { body, sent } = endless(`${files}${head('name="words"')}`);
  const message = "file and the others must be at most 3 files";
  expect(await send(body)).toMatchObject({ status: 400, message });
  expect(sent.bytes).toBeLessThan(MB);
});

test("names are decoded as browsers encode them, and empty file fields are ignored", async () => {
  const parts = [
    `${head('name="file"; filename="报价 %22final%22.pdf"')}abc`,
    `${head('name="file"; filename=""')}`,
    `${head('name="file"; filename="empty.pdf"')}`,
    `${head('name="words"')}你好 %22`,
    `${head('name="__proto__"')}odd`,
  ];
  expect(await send(`${parts.join("\r\n")}\r\n--x--\r\n`)).toEqual({
    status: 200,
    fields: JSON.parse('{ "words": "你好 %22", "__proto__": "odd" }') as unknown,
    uploads: [['报价 "final".pdf', 3]],
  });
});

test.each([
  ["ends within a file", `${head('name="file"; filename="a.png"')}abc`],
  ["ends within a text", `${head('name="words"')}abc`],
  ["has no part", "--nonsense"],
  ["is empty", ""],
  ["has too many parts", `${head('name="words"')}\r\n`.repeat(101) + "--x--\r\n"],
])("a form that %s is refused", async (_case, body) => {
  expect(await send(body)).toMatchObject({ status: 400, message: "The form could not be read" });
});

test("a text above its limit is refused by field", async () => {
  const long = "字".repeat(1_200_000);
  const parts = `${head('name="words"')}${long}\r\n--x--\r\n`;
  expect(await send(parts)).toMatchObject({ status: 400, message: "words is too long" });
});
