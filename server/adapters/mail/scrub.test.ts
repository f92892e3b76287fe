import { scrub } from "./scrub";

test.each([
  ["550 5.1.1 <mei@test.example>: no such user", "550 5.1.1 [address] no such user"],
  ["see https://mail.example/why?id=1 now", "see [link] now"],
  ["try again in 300 seconds, code 482913", "try again in 300 seconds, code [number]"],
  ["token Zt3vQ0xW8mJ5nR2kYb7LcA refused", "token [secret] refused"],
  ["two\r\nlines", "two lines"],
])("%j becomes %j", (said, kept) => expect(scrub(said)).toBe(kept));

test("limits the length", () => expect(scrub("a b ".repeat(500)).length).toBeLessThanOrEqual(300));
