import { VENDOR_MENU } from "./vendor-menu";
import { NARROW_TOUR, WIDE_TOUR } from "./tour/tour-steps";

const MENU: string[] = VENDOR_MENU.map(({ href }) => href);
const linksOf = (steps: typeof WIDE_TOUR) =>
  steps.flatMap(({ element }) => element?.match(/href="([^"]+)"/)?.[1] ?? []);

test("the tour points only at existing menu entries", () => {
  expect(linksOf(WIDE_TOUR).length).toBeGreaterThan(2);
  expect(linksOf(WIDE_TOUR).filter((href) => !MENU.includes(href))).toEqual([]);
});

test("on a phone it points at nothing in the closed drawer", () => {
  expect(linksOf(NARROW_TOUR)).toEqual([]);
});

test.each([WIDE_TOUR, NARROW_TOUR])("four to six stops", (...steps) => {
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(steps.length).toBeLessThanOrEqual(6);
});
