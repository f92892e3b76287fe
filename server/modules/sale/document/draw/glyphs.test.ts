import { isPrintable, printable, runsOf } from "./glyphs";

test("names of Europe and of Vietnam are printed, others are said to be missing", () => {
  expect(isPrintable("Łukasz Škoda & Nguyễn Thị Ánh")).toBe(true);
  expect(printable("Bouquet 婚礼, large")).toBe("Bouquet [not printable], large");
  expect(isPrintable("陈美玲")).toBe(false);
  expect(runsOf("Škoda Ánh")).toEqual([
    { text: "Š", extended: true },
    { text: "koda Ánh", extended: false },
  ]);
});
