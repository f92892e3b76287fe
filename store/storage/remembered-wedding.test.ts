/** @jest-environment jsdom */
import { NO_WEDDING, type Wedding } from "@/contracts/identity/wedding";
import {
  forgetWedding,
  keepWedding,
  ourWedding,
  rememberedWedding,
  rememberedWeddingDate,
  rememberWedding,
  WEDDING_COOKIE,
} from "./remembered-wedding";
import { STORED_STATE_KEY } from "./storage";

const NOTHING = { date: "", tables: "", district: "" };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
  localStorage.clear();
  forgetWedding();
});
afterEach(() => jest.useRealTimers());

test("a search's date, tables and area are remembered until another search changes or clears them", () => {
  expect(rememberedWedding()).toEqual(NOTHING);
  rememberWedding("?q=ballroom&date=2027-08-21&tables=30&district=9");
  expect(rememberedWedding()).toEqual({ date: "2027-08-21", tables: "30", district: "9" });
  // A filter removed from some results is still part of the wedding.
  rememberWedding("?q=florist");
  rememberWedding("?tables=20");
  expect(rememberedWedding()).toEqual({ date: "2027-08-21", tables: "20", district: "9" });
  rememberWedding("?q=&date=&tables=&district=");
  expect(rememberedWedding()).toEqual(NOTHING);
  expect(document.cookie).toBe("");
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

test.each(["%", "{", "tables=many", "date=2026-11-21", "month=2026-10", "ceremony=cult", "district=0"])(
  "a cookie %s is ignored",
  (text) => {
    document.cookie = `${WEDDING_COOKIE}=${text === "%" ? text : encodeURIComponent(text)}; path=/`;
    expect(ourWedding()).toEqual(NO_WEDDING);
  },
);

test("guests count as tables of ten, and a month is kept until a day is chosen", () => {
  rememberWedding("?guests=254&ceremony=church,tea-ceremony");
  keepWedding({ ...ourWedding(), month: "2027-08" });
  expect(ourWedding()).toEqual({
    date: null,
    month: "2027-08",
    tables: 26,
    district: null,
    ceremonies: ["church", "tea-ceremony"],
  });
  rememberWedding("?date=2027-08-21");
  expect(ourWedding()).toMatchObject({ date: "2027-08-21", month: null });
});

test("a signed-in couple's own date takes precedence over a searched one, unless it has passed", () => {
  const signIn = (weddingDate: string, more: Partial<Wedding> = {}) => {
    const userData = {
      id: "c1",
      email: "c@sayang.test",
      roleUser: "customer",
      firstName: "Mei",
      weddingDate,
      wedding: { ...NO_WEDDING, date: weddingDate, ...more },
    };
    const auth = JSON.stringify({ accessToken: "cipher", refreshToken: "cipher", userData });
    localStorage.setItem(STORED_STATE_KEY, JSON.stringify({ auth }));
  };
  rememberWedding("?date=2027-08-21&tables=30");
  signIn("2027-05-01");
  expect(rememberedWedding()).toEqual({ date: "2027-05-01", tables: "30", district: "" });
  signIn("2027-05-01", { tables: 22, district: 9 });
  expect(rememberedWedding()).toEqual({ date: "2027-05-01", tables: "22", district: "9" });
  signIn("2026-05-01");
  expect(rememberedWeddingDate()).toBe("2027-08-21");
});
