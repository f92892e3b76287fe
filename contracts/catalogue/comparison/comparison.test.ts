import { readComparison, typedComparison } from "./comparison.schema";

test("values that the form cannot use are ignored, stay in their field and are explained", () => {
  const address = { vendors: "a,b", tables: "900", date: "soon" };
  expect(readComparison(address)).toEqual({ vendors: ["a", "b"], date: "", meal: "" });
  expect(typedComparison(address)).toEqual({
    tables: { value: "900", error: "Enter a whole number of tables, from 1 to 500" },
    date: { value: "soon", error: "Choose a date, such as 18 October 2027" },
  });
});

test.each([
  [{}, ""],
  [{ tables: "20", date: "2027-10-18" }, "20"],
  [{ tables: " " }, ""],
])("%p has no problems", (address, tables) => {
  const typed = typedComparison(address);
  expect([typed.tables, typed.date.error]).toEqual([{ value: tables, error: undefined }, undefined]);
});
