/**
 * `npm run bench:signed-in` after `npm run build`: every page of couples and vendors with demo data on a phone (390 ×
 * 844, a four times slower CPU, cold cache), as medians of `BENCH_ROUNDS` (3). JavaScript is counted over the wire,
 * including code that loads by itself after the start. `BENCH_ORIGIN` measures an already running server, `BENCH_PAGES`
 * only the paths that match it, and `BENCH_SHIFTS=true` names the elements that move.
 */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@/demo/seed/demo/demo-accounts";
import { openChromium, signIn } from "./lib/chromium";
import { Product } from "./lib/product";
import { visit, type Visit } from "./lib/visit";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const WANTED = new RegExp(process.env.BENCH_PAGES ?? "");
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const ROLES = [
  { role: "customer", email: "couple@sayang.test", pages: /^\/user\// },
  { role: "vendor", email: "vendor@sayang.test", pages: /^\/vendor\/dashboard/ },
] as const;
/** Where a page with an id is linked from. */
const LISTS: Readonly<Record<string, string>> = {
  "/user/manage-orders/[id]": "/user/manage-orders",
  "/vendor/dashboard/orders/[id]": "/vendor/dashboard/orders",
  "/vendor/dashboard/product/[id]": "/vendor/dashboard/product",
};
const COLUMNS = ["largest ms", "blocking ms", "long tasks", "shift", "JavaScript KiB", "requests"];

const origin = process.env.BENCH_ORIGIN;
const product = origin ? null : await Product.prepare("signed-in");
const browser = await openChromium();
try {
  await product?.seed(1, { pictures: true });
  await product?.start();
  const at = origin ?? product?.origin ?? "";
  console.log(["page", ...COLUMNS].join(" | "));
  for (const { role, email, pages } of ROLES) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
    await context.addInitScript(() => localStorage.setItem("pp_dismiss", "true"));
    const page = await context.newPage();
    await signIn(page, at, email, DEMO_PASSWORD, role);
    await page.close();
    for (const route of routes().filter((each) => pages.test(each) && WANTED.test(each))) {
      const path = await addressOf(context, at, route);
      if (path) await measure(context, at + path, route);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await product?.dispose();
}

async function measure(context: BrowserContext, url: string, route: string): Promise<void> {
  const visits: Visit[] = [];
  // The first visit fills the server's caches.
  for (let round = 0; round <= ROUNDS; round++) {
    const seen = await visit(context, url);
    if (round > 0) visits.push(seen);
  }
  const of = (key: "largest" | "blocking" | "tasks" | "shift" | "script" | "requests") =>
    median(visits.map((each) => each[key]));
  const cells = [
    of("largest").toFixed(0),
    of("blocking").toFixed(0),
    String(of("tasks")),
    of("shift").toFixed(3),
    of("script").toFixed(1),
    String(of("requests")),
  ];
  console.log([route, ...cells].join(" | "));
  if (process.env.BENCH_SHIFTS) for (const moved of visits.at(-1)?.moved ?? []) console.log(`    ${moved}`);
}

/** Returns every route, which the build's budget lists. */
function routes(): string[] {
  const budget = JSON.parse(readFileSync("bench/budget.json", "utf8")) as { routes: { routes: string[] }[] };
  return budget.routes.flatMap((group) => group.routes);
}

/** Returns the path of a route, with the first id that its list links to, or null when there is none. */
async function addressOf(context: BrowserContext, at: string, route: string): Promise<string | null> {
  if (!route.includes("[")) return route;
  const list = LISTS[route];
  if (!list) return null;
  const page = await context.newPage();
  try {
    await page.goto(at + list);
    return await firstLink(page, new RegExp(`^${route.replace(/\[\w+\]/, "[\\w-]{8,}")}$`));
  } finally {
    await page.close();
  }
}

async function firstLink(page: Page, pattern: RegExp): Promise<string | null> {
  const find = () =>
    page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      .then((paths) => paths.find((path) => pattern.test(path)) ?? null);
  for (let tries = 0; tries < 20; tries++) {
    const found = await find();
    if (found) return found;
    await page.waitForTimeout(500);
  }
  return null;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
