import { amountShown, amountTyped } from "./amount-text";

test.each([
  ["60000", "60000"],
  ["$60,000.505", "60000.50"],
  ["1.2.3", "1.23"],
  ["abc", ""],
  ["007", "7"],
  [".5", "0.5"],
  ["12.", "12."],
  ["-5", "5"],
])("%s is read as %s", (typed, kept) => expect(amountTyped(typed)).toBe(kept));

test.each([
  ["", ""],
  ["999", "999"],
  ["60000", "60,000"],
  ["1234567.5", "1,234,567.5"],
  ["12.", "12"],
])("%s is displayed as %s", (typed, shown) => expect(amountShown(typed)).toBe(shown));
