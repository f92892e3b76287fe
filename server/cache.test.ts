import { cached, clearCache } from "./cache";

beforeEach(clearCache);

const loads = () => {
  let n = 0;
  return () => Promise.resolve(++n);
};

it("keeps what is asked for often, however many other things strangers ask for", async () => {
  const load = loads();
  for (let n = 0; n < 5_000; n++) {
    await cached(`once ${n}`, 60, () => Promise.resolve(n));
    expect(await cached("tree", 60, load)).toBe(1);
  }
});

it("makes room for what is large", async () => {
  const mebibyte = () => 1024 * 1024;
  const load = loads();
  await cached("first", 60, load, mebibyte);
  for (let n = 0; n < 40; n++) await cached(`large ${n}`, 60, loads(), mebibyte);
  expect(await cached("first", 60, load, mebibyte)).toBe(1);
  for (let n = 40; n < 90; n++) await cached(`large ${n}`, 60, loads(), mebibyte);
  expect(await cached("first", 60, load, mebibyte)).toBe(2);
});

it("shares a load, and keeps no failure and nothing that is over", async () => {
  const load = loads();
  expect(await Promise.all([cached("a", 60, load), cached("a", 60, load)])).toEqual([1, 1]);
  await expect(cached("b", 60, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cached("b", 0, load)).toBe(2);
  expect(await cached("b", 60, load)).toBe(3);
});
