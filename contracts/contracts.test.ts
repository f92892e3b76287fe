import { readdirSync } from "node:fs";
import { join } from "node:path";
import { COMPARISON_PARAMS } from "./catalogue/comparison/comparison";
import { comparisonQuery } from "./catalogue/comparison/comparison.schema";
import { SEARCH_DEFAULTS, SEARCH_PARAMS } from "./catalogue/search/search";
import { vendorSearchQuery } from "./catalogue/search/search.schema";

const filesHere = readdirSync(__dirname, { recursive: true, encoding: "utf8" });
const plain = filesHere.filter((name) => /^[^.]+\.ts$/.test(name));

test.each(plain)("%s brings no validation library to the page", async (name) => {
  jest.resetModules();
  const loaded: string[] = [];
  jest.doMock("yup", () => {
    loaded.push("yup");
    return jest.requireActual<object>("yup");
  });
  await import(join(__dirname, name));
  expect(loaded).toEqual([]);
});

test("a schema does bring it", async () => {
  jest.resetModules();
  const loaded: string[] = [];
  jest.doMock("yup", () => {
    loaded.push("yup");
    return jest.requireActual<object>("yup");
  });
  await import("./envelope.schema");
  expect(loaded).toEqual(["yup"]);
});

test("the defaults and parameters of addresses match the schemas", () => {
  expect(vendorSearchQuery.getDefault()).toEqual(SEARCH_DEFAULTS);
  expect(Object.keys(vendorSearchQuery.fields)).toEqual([...SEARCH_PARAMS]);
  expect(Object.keys(comparisonQuery.fields)).toEqual([...COMPARISON_PARAMS]);
});
