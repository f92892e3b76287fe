import { readSessionCookie, signSessionCookie } from "./session-cookie";
import { signValue } from "./signed-value";

const SECRET = "a secret that is long enough for tests";
const value = { role: "customer" as const, accountId: "a1", expires: Date.now() + 1000 };
const cookie = signSessionCookie(value, SECRET);

test("reads a signed cookie", () => {
  expect(readSessionCookie(cookie, SECRET)).toEqual(value);
});

test.each([
  ["missing", undefined, SECRET],
  ["no secret", cookie, undefined],
  ["another secret", cookie, "another secret that is long enough too"],
  ["expired", signSessionCookie({ ...value, expires: Date.now() - 1 }, SECRET), SECRET],
  ["cut", cookie.slice(0, -1), SECRET],
  [
    "altered",
    `${Buffer.from(JSON.stringify({ ...value, role: "vendor" })).toString("base64url")}.${cookie.split(".")[1]}`,
    SECRET,
  ],
  ["signed for another purpose", signValue(value, SECRET, "payment"), SECRET],
  ["an unknown role", signValue({ ...value, role: "admin" }, SECRET, "session-cookie"), SECRET],
  ["not an object", signValue("customer", SECRET, "session-cookie"), SECRET],
  ["nothing inside", signValue(null, SECRET, "session-cookie"), SECRET],
])("returns null for %s", (_case, given, secret) => {
  expect(readSessionCookie(given, secret)).toBeNull();
});
