/** @jest-environment jsdom */
import {
  REMEMBERED_WEDDING_KEY,
  rememberedWedding,
  rememberedWeddingDate,
  rememberWedding,
} from "./remembered-wedding";
import { STORED_STATE_KEY } from "./storage";

const NOTHING = { date: "", tables: "", district: "" };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("a search's date, tables and area are remembered until another search changes or empties them", () => {
  expect(rememberedWedding()).toEqual(NOTHING);
  rememberWedding("?q=ballroom&date=2027-08-21&tables=30&district=9");
  expect(rememberedWedding()).toEqual({ date: "2027-08-21", tables: "30", district: "9" });
  // A filter that is removed from some results is still the wedding.
  rememberWedding("?q=florist");
  rememberWedding("?tables=20");
  expect(rememberedWedding()).toEqual({ date: "2027-08-21", tables: "20", district: "9" });
  rememberWedding("?q=&date=&tables=&district=");
  expect(rememberedWedding()).toEqual(NOTHING);
  expect(localStorage.getItem(REMEMBERED_WEDDING_KEY)).toBeNull();
});

test.each([
  "?date=2020-01-01",
  "?date=soon",
  "?tables=0",
  "?tables=9999",
  "?district=29",
  "?district=9&district=10",
])("%s is not remembered", (query) => {
  rememberWedding(query);
  expect(rememberedWedding()).toEqual(NOTHING);
});

test.each(["{", "[]", "7", '{"date":7,"tables":"many"}', '{"date":"2026-11-21"}'])(
  "stored %s is ignored",
  (text) => {
    localStorage.setItem(REMEMBERED_WEDDING_KEY, text);
    expect(rememberedWedding()).toEqual(NOTHING);
  },
);

test("a signed-in couple's own date wins over a searched one, unless it has passed", () => {
  const signIn = (weddingDate: string) => {
    const userData = {
      id: "c1",
      email: "c@sayang.test",
      roleUser: "customer",
      firstName: "Mei",
      weddingDate,
    };
    const auth = JSON.stringify({ accessToken: "cipher", refreshToken: "cipher", userData });
    localStorage.setItem(STORED_STATE_KEY, JSON.stringify({ auth }));
  };
  rememberWedding("?date=2027-08-21&tables=30");
  signIn("2027-05-01");
  expect(rememberedWedding()).toEqual({ date: "2027-05-01", tables: "30", district: "" });
  signIn("2026-05-01");
  expect(rememberedWeddingDate()).toBe("2027-08-21");
});
