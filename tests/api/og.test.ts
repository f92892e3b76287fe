import { GET } from "@/app/og/[...key]/route";
import { useTestDatabase } from "@/tests/setup/database";

useTestDatabase();

const pictureOf = (...key: string[]) =>
  GET(new Request("http://sayang.example/og"), { params: Promise.resolve({ key }) });

test.each([
  ["page", "constructor"],
  ["page", "__proto__"],
  ["constructor", "name"],
  ["vendor", "toString"],
  ["product", "constructor", "constructor"],
  ["category", "__proto__"],
  ["page", "home", "more"],
])("returns no picture for %s/%s", async (...key) => {
  expect((await pictureOf(...key)).status).toBe(404);
});
