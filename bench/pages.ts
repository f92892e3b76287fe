/**
 * `npm run bench:pages`: Lighthouse (mobile preset) on every kind of public page with demo data, alternating with a
 * bare page of the same framework in the same run, as medians; and how long a slow phone takes from the first touch
 * until the page is ready. `BENCH_ROUNDS` sets the number of rounds. Pages are measured as for a guest who has closed
 * the promo popup, because the popup loads the framework by itself after three seconds; the last row is a first visit.
 */
import { gzipSync } from "node:zlib";
import { chromium, devices } from "@playwright/test";
import lighthouse from "lighthouse";
import { HYDRATED_EVENT } from "@/lib/page/document-signals";
import { freePort } from "@/tools/postgres/address";
import { ensureChromium, findChromium } from "@/scripts/lib/chromium.mjs";
import { startBare } from "./lib/bare";
import { Product } from "./lib/product";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Lighthouse's slow phone: a four times slower CPU, on slow 4G. */
const SLOW = { rate: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

type Figures = { score: number; blocking: number; largest: number; shift: number; script: number };
type Target = { name: string; url: string; firstVisit?: boolean };

ensureChromium();
const executablePath = findChromium();
const bare = await startBare();
const product = await Product.prepare("pages", process.env.BENCH_DATA);
try {
  await product.seed(1, { pictures: true });
  await product.start();
  const targets: Target[] = [
    { name: "bare page", url: `${bare.origin}/`, firstVisit: true },
    ...(await onePageOfEachKind()).map((path) => ({ name: path, url: product.origin + path })),
    { name: "/, first visit", url: `${product.origin}/`, firstVisit: true },
  ];
  // The first request of a page fills the caches for later ones.
  for (const { url } of targets) await (await fetch(url)).text();
  const seen = new Map(targets.map(({ name }) => [name, [] as Figures[]]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const target of targets) seen.get(target.name)?.push((await look(target)) ?? (await again(target)));
  }
  row(["", "score", "blocking ms", "largest s", "shift", "JavaScript KiB", "HTML KiB", "touch to ready ms"]);
  for (const { name, url, firstVisit } of targets) {
    const all = seen.get(name) ?? [];
    const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
    const html = gzipSync(await (await fetch(url)).text()).length / 1024;
    const ready = url.startsWith(bare.origin) || firstVisit ? "" : String(await touchToReady(url));
    row([
      name,
      of("score").toFixed(0),
      of("blocking").toFixed(0),
      (of("largest") / 1000).toFixed(2),
      of("shift").toFixed(3),
      of("script").toFixed(1),
      html.toFixed(1),
      ready,
    ]);
  }
} finally {
  bare.stop();
  await product.dispose({ keep: !!process.env.BENCH_DATA });
}

/**
 * Runs Lighthouse once in a separate browser. Returns null when the browser recorded no paint, which happens on a busy
 * machine.
 */
async function look({ url, firstVisit = false }: Target): Promise<Figures | null> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext("", {
    executablePath,
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    if (!firstVisit) {
      const page = await browser.newPage();
      // Any small page of the origin.
      await page.goto(new URL("/robots.txt", url).href);
      await page.evaluate(() => localStorage.setItem("pp_dismiss", "true"));
      await page.close();
    }
    const result = await lighthouse(url, {
      port,
      onlyCategories: ["performance"],
      disableStorageReset: true,
      logLevel: "silent",
    });
    const { audits, categories } = result?.lhr ?? {};
    if (!audits || !categories) throw new Error(`${url}: no report`);
    const requests = (audits["network-requests"]?.details as { items?: Request[] } | undefined)?.items ?? [];
    const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
    if (audits["largest-contentful-paint"]?.numericValue === undefined) return null;
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      score: (categories.performance?.score ?? 0) * 100,
      blocking: value("total-blocking-time"),
      largest: value("largest-contentful-paint"),
      shift: value("cumulative-layout-shift"),
      script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    };
  } finally {
    await browser.close();
  }
}

async function again(target: Target): Promise<Figures> {
  const figures = await look(target);
  if (!figures) throw new Error(`${target.url}: no paint, twice`);
  return figures;
}

type Request = { resourceType: string; transferSize: number };

/**
 * Returns the milliseconds from a tap on the page's heading until React has hydrated it, on a slow phone, as the median
 * of three.
 */
async function touchToReady(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const taken: number[] = [];
  try {
    for (let run = 0; run < 3; run++) {
      const context = await browser.newContext({ ...devices["Moto G4"], serviceWorkers: "block" });
      const page = await context.newPage();
      await page.addInitScript((hydrated) => {
        localStorage.setItem("pp_dismiss", "true");
        addEventListener("touchstart", () => performance.mark("touched"), { capture: true, once: true });
        addEventListener(hydrated, () => performance.mark("ready"), { once: true });
      }, HYDRATED_EVENT);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.rate });
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: SLOW.latency,
        downloadThroughput: SLOW.bytesPerSecond,
        uploadThroughput: SLOW.bytesPerSecond,
      });
      await page.goto(url, { waitUntil: "load", timeout: 120_000 });
      // Beside the text, where there are no links.
      await page.touchscreen.tap(4, 300);
      await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0, undefined, {
        timeout: 120_000,
      });
      taken.push(await page.evaluate(() => performance.measure("wait", "touched", "ready").duration));
      await context.close();
    }
    return Math.round(median(taken));
  } finally {
    await browser.close();
  }
}

/** Returns the first page of each folder in the sitemaps, and two views that are in none. */
async function onePageOfEachKind(): Promise<string[]> {
  const maps = await paths("/sitemap.xml");
  const pages = (await Promise.all(maps.map(paths))).flat().filter((path) => !path.endsWith("/register"));
  const kinds = new Map<string, string>();
  for (const page of pages) {
    const [, folder = "", ...rest] = page.split("?")[0]?.split("/") ?? [];
    const kind = [folder, ...rest.map(() => "")].join("/");
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  const vendors = new Set(pages.map((page) => /^\/vendor-detail\/([^/]+)$/.exec(page)?.[1]).filter(Boolean));
  const [one, other] = vendors;
  return [...kinds.values(), "/vendor?view=map", `/vendor/compare?vendors=${one},${other}`];
}

async function paths(path: string): Promise<string[]> {
  const xml = await (await fetch(product.origin + path)).text();
  const found = [...xml.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = ""]) => new URL(url.replaceAll("&amp;", "&")),
  );
  return found.map(({ pathname, search }) => pathname + search);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function row([name = "", ...cells]: string[]): void {
  console.log(name.padEnd(40) + cells.map((cell) => cell.padStart(18)).join(""));
}
