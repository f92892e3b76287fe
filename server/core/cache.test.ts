import { cached, clearCache } from "./cache";

beforeEach(clearCache);

const loads = () => {
  let n = 0;
  return () => Promise.resolve(++n);
};

it("keeps a value in frequent use while thousands of other keys pass through", async () => {
  const load = loads();
  for (let n = 0; n < 5_000; n++) {
    await cached(`once ${n}`, 60, () => Promise.resolve(n));
    expect(await cached("tree", 60, load)).toBe(1);
  }
});

it("drops the least recently used when values grow too large", async () => {
  const mebibyte = () => 1024 * 1024;
  const load = loads();
  await cached("first", 60, load, mebibyte);
  for (let n = 0; n < 40; n++) await cached(`large ${n}`, 60, loads(), mebibyte);
  expect(await cached("first", 60, load, mebibyte)).toBe(1);
  for (let n = 40; n < 90; n++) await cached(`large ${n}`, 60, loads(), mebibyte);
  expect(await cached("first", 60, load, mebibyte)).toBe(2);
});

it("shares a load, and caches neither a failure nor a value with a zero time to live", async () => {
  const load = loads();
  expect(await Promise.all([cached("a", 60, load), cached("a", 60, load)])).toEqual([1, 1]);
  await expect(cached("b", 60, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cached("b", 0, load)).toBe(2);
  expect(await cached("b", 60, load)).toBe(3);
});

it("loads again after expiry", async () => {
  const load = loads();
  expect(await cached("short", 0.01, load)).toBe(1);
  await new Promise((done) => setTimeout(done, 30));
  expect(await cached("short", 60, load)).toBe(2);
  expect(await cached("short", 60, load)).toBe(2);
});

it("caches undefined and null like any other value", async () => {
  let calls = 0;
  for (const empty of [undefined, null]) {
    for (let time = 0; time < 2; time++) {
      expect(await cached(`empty ${empty}`, 60, async () => (calls++, empty))).toBe(empty);
    }
  }
  expect(calls).toBe(2);
});

it("answers the callers of a load that is evicted or cleared while it runs", async () => {
  let finish = (_: string) => {};
  const slow = () => new Promise<string>((done) => (finish = done));
  const pushedOut = cached("slow", 60, slow);
  for (let n = 0; n < 3_000; n++) await cached(`other ${n}`, 60, () => Promise.resolve(n));
  finish("pushed out");
  expect(await pushedOut).toBe("pushed out");

  const cleared = cached("slow", 60, slow);
  clearCache();
  finish("out of date");
  expect(await cleared).toBe("out of date");
  expect(await cached("slow", 60, () => Promise.resolve("fresh"))).toBe("fresh");
});
