import path from "node:path";
import { MINUTE_MS } from "@/lib/time";
import { type Question, ReaderProcess, ReadingLimitError } from "./process";

const script = path.resolve("tests/setup/processes/odd-readers.ts");

let reader: ReaderProcess;
beforeAll(async () => {
  process.env.SESSION_SECRET ||= "a secret of at least thirty-two characters";
  reader = await ReaderProcess.start(script);
});
afterAll(() => reader.end());

const ask = (name: string, given: Partial<Question> = {}, by = reader) =>
  by.read({
    reader: name,
    bytes: Buffer.from("file"),
    options: {},
    maxMs: 20_000,
    onPart: () => undefined,
    ...given,
  });

test("receives the bytes of a file and options, but no secret", async () => {
  const bytes = Buffer.alloc(3_000_000, "sayang");
  const options = { from: new Date(0), wanted: ["a"] };
  expect(await ask("echo", { bytes, options })).toMatchObject({ bytes, options, secret: undefined });
  expect(await ask("echo", { bytes: Buffer.alloc(0) })).toMatchObject({ bytes: Buffer.alloc(0) });
});

test("answers in parts, each after the previous one has been handled", async () => {
  const seen: unknown[] = [];
  const onPart = async (part: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(part);
  };
  expect(await ask("parts", { bytes: Buffer.from([3, 1, 2]), onPart })).toBe(3);
  expect(seen).toEqual([3, 1, 2]);
});

test("continues after a refusal and after a crash", async () => {
  await expect(ask("refuse")).rejects.toMatchObject({ code: "bad_request", message: "This is no sheet" });
  await expect(ask("fail")).rejects.toThrow("a defect");
  await expect(ask("none such")).rejects.toThrow("no reader");
  expect(reader.isOver).toBe(false);
});

test.each([
  ["takes too long", "spin", 500],
  ["fills the heap", "grow", MINUTE_MS],
  ["takes memory outside of the heap", "pixels", MINUTE_MS],
  ["crashes", "crash", MINUTE_MS],
])("a file that %s terminates only its reader", async (_what, name, maxMs) => {
  const own = await ReaderProcess.start(script);
  await expect(ask(name, { maxMs }, own)).rejects.toThrow(ReadingLimitError);
  expect(own.isOver).toBe(true);
});

test("is terminated when the caller refuses a part", async () => {
  const own = await ReaderProcess.start(script);
  const onPart = () => Promise.reject(new Error("no more"));
  await expect(ask("parts", { onPart }, own)).rejects.toThrow("no more");
  expect(own.isOver).toBe(true);
});
