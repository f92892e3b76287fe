import { chooseEncoding } from "./encoded-body";

const choose = (accepted: string) => chooseEncoding(accepted, "text/html; charset=utf-8", 10_000);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=1.0", "br"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0, br; q=0.000", "identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["GZIP", "gzip"],
  ["x-br, bright", "identity"],
  ["", "identity"],
])("Accept-Encoding: %s gets %s", (accepted, encoding) => {
  expect(choose(accepted)).toBe(encoding);
});

test("small or already compressed bodies are sent unchanged", () => {
  expect(chooseEncoding("br", "text/html", 500)).toBe("identity");
  expect(chooseEncoding("br", "image/webp", 10_000)).toBe("identity");
});
