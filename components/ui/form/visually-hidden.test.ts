/** @jest-environment jsdom */
import { readFileSync } from "node:fs";

const css = readFileSync("styles/base.css", "utf8");
const hidden = /^\.visually-hidden[^{]*/m.exec(css)?.[0] ?? "";

test("a file input stays hidden while it has the focus", () => {
  document.body.innerHTML = `<input type="file" class="visually-hidden">`;
  const input = document.querySelector("input");
  expect(input?.matches(hidden)).toBe(true);
  input?.focus();
  expect(document.activeElement).toBe(input);
  expect(input?.matches(hidden)).toBe(true);
});
