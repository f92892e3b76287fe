import { isHeadingTo } from "./aim";

const box = { left: 200, top: 100, bottom: 400 };

test("a diagonal move towards the open list keeps it open, whatever it crosses", () => {
  expect(isHeadingTo({ x: 50, y: 120 }, { x: 60, y: 130 }, box)).toBe(true);
  expect(isHeadingTo({ x: 150, y: 380 }, { x: 160, y: 370 }, box)).toBe(true);
});

test("moving down the same list, away from the box or past it isn't a diagonal", () => {
  expect(isHeadingTo({ x: 50, y: 120 }, { x: 50, y: 160 }, box)).toBe(false);
  expect(isHeadingTo({ x: 50, y: 120 }, { x: 40, y: 130 }, box)).toBe(false);
  expect(isHeadingTo({ x: 50, y: 120 }, { x: 53, y: 160 }, box)).toBe(false);
  expect(isHeadingTo({ x: 210, y: 120 }, { x: 220, y: 130 }, box)).toBe(false);
});
