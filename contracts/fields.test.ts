import { emailAddress } from "./fields.schema";

test("an email address is cleaned of what was pasted with it", async () => {
  for (const typed of [
    "mei@example.com\u200b",
    " Mei@Example.com; ",
    "<mei@example.com>",
    "mailto:mei@example.com",
    "mei@example.com.",
    "Mei Tan <mei@example.com>,",
  ]) {
    expect(await emailAddress().email().validate(typed)).toBe("mei@example.com");
  }
});

test("an email address with two dots in a row is refused", async () => {
  expect(await emailAddress().isValid("mei@example..com")).toBe(false);
});
