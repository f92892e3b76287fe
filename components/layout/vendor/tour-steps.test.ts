import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { VENDOR_ROLES } from "@/contracts/identity/vendor-account";
import { tourOf } from "./tour/tour-steps";
import { VENDOR_MENU } from "./vendor-menu";

const linksOf = (steps: ReturnType<typeof tourOf>) =>
  steps.flatMap(({ element }) => element?.match(/href="([^"]+)"/)?.[1] ?? []);

test.each(VENDOR_ROLES)("%s: the tour points only at menu entries that the role can open", (role) => {
  const links = linksOf(tourOf(role, "wide", true));
  const menu: string[] = VENDOR_MENU.map(({ href }) => href).filter((href) => mayOpen(role, href));
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((href) => !menu.includes(href))).toEqual([]);
});

test.each(VENDOR_ROLES)("%s: it names no page that the role can't open", (role) => {
  const words = (["wide", "narrow"] as const)
    .flatMap((screen) => tourOf(role, screen, true).map(({ title, text }) => `${title} ${text}`))
    .join(" ");
  const named = [/bank details/i, /approvals/i, /vendor profile/i].map((page) => page.test(words));
  expect(named).toEqual([role === "owner", role !== "staff", role !== "staff"]);
});

test.each(VENDOR_ROLES)("%s: on a phone it points at nothing in the closed drawer", (role) => {
  expect(linksOf(tourOf(role, "narrow", false))).toEqual([]);
});

test.each(VENDOR_ROLES)("%s: four to six stops, each once", (role) => {
  for (const screen of ["wide", "narrow"] as const) {
    const steps = tourOf(role, screen, true);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
  }
});

test("the keys are mentioned only where there is a keyboard", () => {
  const first = (keys: boolean) => tourOf("owner", "narrow", keys)[0]?.text;
  expect(first(true)).toMatch(/arrow keys/);
  expect(first(false)).not.toMatch(/keys|Escape/);
});
