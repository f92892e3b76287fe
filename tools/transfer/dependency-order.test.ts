import { inDependencyOrder } from "./dependency-order";

const table = (name: string, ...refers_to: string[]) => ({ name, refers_to });
const order = (...tables: ReturnType<typeof table>[]) => inDependencyOrder(tables).map(({ name }) => name);

test("puts referenced tables first", () => {
  expect(
    order(table("item", "order", "product"), table("order", "couple"), table("couple"), table("product")),
  ).toEqual(["couple", "product", "order", "item"]);
});

test("breaks a circle once and keeps every table", () => {
  expect(order(table("a", "b"), table("b", "a", "root"), table("c", "b"), table("root"))).toEqual([
    "root",
    "a",
    "b",
    "c",
  ]);
});
