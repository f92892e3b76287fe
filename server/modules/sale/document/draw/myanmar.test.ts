import { inDrawnOrder } from "./myanmar";

test.each([
  ["မောင်", "ေမာင်"],
  ["ကြည်", "ြကည်"],
  ["ကြေ", "ေြက"],
  ["နွေ", "ေနွ"],
  ["သိန္နီ", "သိန္နီ"],
  ["မင်္ဂလာ", "မဂင်္လာ"],
  ["Mei Tan", "Mei Tan"],
])("%s is drawn as %s", (written, drawn) => {
  expect(inDrawnOrder(written)).toBe(drawn);
});
