import { safePath } from "./safe-path";

test.each([
  ["/user/profile", "/user/profile"],
  ["/vendor?page=2#result", "/vendor?page=2#result"],
  ["/", "/"],
  ["/a/../b", "/b"],
])("accepts %s as a path of this site", (given, path) => {
  expect(safePath(given)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "user",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
])("refuses %j, which leads to another site", (given) => {
  expect(safePath(given)).toBeNull();
});
