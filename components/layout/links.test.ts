import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CUSTOMER_HOME, OPERATOR_HOME, OPERATOR_LOGIN, VENDOR_HOME } from "@/lib/session/page-guard";
import { ACCOUNT_LINKS, DASHBOARD_TABS } from "./customer/customer-links";
import { FOOTER_GROUPS } from "./footer/footer-links";
import { MAIN_NAV } from "./header/main-nav";
import { GUEST_LINKS, LINKS_BY_ROLE } from "./account-menu/account-links";
import { VENDOR_MENU } from "./vendor/vendor-menu";

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

/** The pages under `app/` as patterns: route groups are not part of the path, `[id]` matches one segment. */
const ROUTES = filesBelow(join(process.cwd(), "app"))
  .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
  .map((file) => {
    const segments = file.split(/[\\/]/).slice(0, -1);
    const path = segments.filter((segment) => !/^\(.+\)$/.test(segment)).map(patternOf);
    return new RegExp(`^/${path.join("/")}$`);
  });

function patternOf(segment: string): string {
  if (/^\[{1,2}\.\.\./.test(segment)) return ".+";
  return segment.startsWith("[") ? "[^/]+" : segment.replace(/[.*+?^${}()|\\]/g, "\\$&");
}

function hasPage(href: string): boolean {
  const { pathname } = new URL(href, "http://here");
  return ROUTES.some((route) => route.test(pathname));
}

const TABLES = [
  ...GUEST_LINKS,
  ...Object.values(LINKS_BY_ROLE).flatMap(({ icons, groups }) => [
    ...icons,
    ...groups.flatMap(({ links }) => links),
  ]),
  ...MAIN_NAV,
  ...DASHBOARD_TABS,
  ...ACCOUNT_LINKS,
  ...FOOTER_GROUPS.flatMap(({ links }) => links),
  ...VENDOR_MENU,
].map(({ href }) => href);

/** Links hard-coded in the headers, footers and menus. */
const WRITTEN = filesBelow(__dirname)
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .flatMap((file) => [...readFileSync(join(__dirname, file), "utf8").matchAll(/href="(\/[^"]*)"/g)])
  .map((match) => match[1] ?? "");

test("tells an address without a page from one with a page", () => {
  expect(hasPage("/")).toBe(true);
  expect(hasPage("/vendor-detail/0190-abc?tab=faq#reviews")).toBe(true);
  expect(hasPage("/vendor-detail")).toBe(false);
  expect(hasPage("/vendor-detail/a/b")).toBe(true);
  expect(hasPage("/vendor-detail/a/b/c")).toBe(false);
  expect(hasPage("/nowhere")).toBe(false);
  expect(WRITTEN).toContain("/vendor/dashboard");
});

test.each([...new Set([CUSTOMER_HOME, VENDOR_HOME, OPERATOR_HOME, OPERATOR_LOGIN, ...TABLES, ...WRITTEN])])(
  "%s has a page",
  (href) => {
    expect(hasPage(href)).toBe(true);
  },
);
