/** @jest-environment jsdom */
import { moveFocus } from "./move-focus";

/** A list of three with the second open, a list of two, and a grid of six. */
function panel(): HTMLElement {
  const column = (name: string, ids: string[], open: string) =>
    `<ul data-column="${name}">${ids
      .map(
        (id) =>
          `<li><a href="#${id}" id="${id}" data-item="${id}" tabindex="${id === open ? 0 : -1}"></a></li>`,
      )
      .join("")}</ul>`;
  document.body.innerHTML = `<div>${column("0", ["a1", "a2", "a3"], "a2")}${column("1", ["b1", "b2"], "b1")}${column(
    "grid",
    ["g1", "g2", "g3", "g4", "g5", "g6"],
    "g1",
  )}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

function walk(from: string, ...keys: string[]): string | undefined {
  const root = panel();
  document.getElementById(from)?.focus();
  for (const key of keys) moveFocus(root, key);
  return document.activeElement?.id;
}

test.each([
  ["a1", ["ArrowDown", "ArrowDown"], "a3"],
  ["a3", ["ArrowDown"], "a1"],
  ["a1", ["ArrowUp"], "a3"],
  ["a1", ["End"], "a3"],
  ["a3", ["Home"], "a1"],
  ["a2", ["ArrowRight"], "b1"],
  ["b2", ["ArrowLeft"], "a2"],
  ["b1", ["ArrowRight"], "g1"],
  ["g1", ["ArrowRight", "ArrowDown"], "g6"],
  ["g6", ["ArrowUp"], "g2"],
  ["g5", ["ArrowLeft"], "b1"],
  ["g4", ["ArrowDown"], "g4"],
  ["g1", ["End"], "g6"],
])("from %s by %j to %s", (from, keys, to) => {
  expect(walk(from, ...keys)).toBe(to);
});

test("other keys are left to the browser", () => {
  const root = panel();
  document.getElementById("a1")?.focus();
  expect(moveFocus(root, "Tab")).toBe(false);
  expect(moveFocus(root, "ArrowDown")).toBe(true);
});
