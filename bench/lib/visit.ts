import type { BrowserContext } from "@playwright/test";

const SLOWER = 4;
const QUIET_MS = 1_500;
const LONGEST_MS = 30_000;

/** Milliseconds, except `script` in KiB over the wire and `shift`, whose largest parts `moved` explains. */
export type Visit = {
  largest: number;
  blocking: number;
  tasks: number;
  shift: number;
  script: number;
  requests: number;
  moved: string[];
};

type Seen = { largest: number; tasks: number[]; shifts: { value: number; at: number; moved: string }[] };

/** Opens a page with an empty cache on a slow phone and waits until it requests nothing more. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.clearBrowserCache");
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const kinds = new Map<string, string>();
    const open = new Set<string>();
    let script = 0;
    let changedAt = Date.now();
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      kinds.set(requestId, type ?? "");
      // The stream of live messages never ends.
      if (type !== "EventSource") open.add(requestId);
      changedAt = Date.now();
    });
    session.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.mimeType === "text/event-stream") open.delete(requestId);
    });
    session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      open.delete(requestId);
      changedAt = Date.now();
      if (kinds.get(requestId) === "Script") script += encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load", timeout: LONGEST_MS });
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until && (open.size > 0 || Date.now() - changedAt < QUIET_MS))
      await page.waitForTimeout(100);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return {
      largest: seen.largest,
      blocking: seen.tasks.reduce((sum, each) => sum + each - 50, 0),
      tasks: seen.tasks.length,
      shift: largestSession(seen.shifts),
      script: script / 1024,
      requests: kinds.size,
      moved: seen.shifts
        .filter(({ value }) => value >= 0.002)
        .map(({ value, at, moved }) => `${value.toFixed(3)} at ${at.toFixed(0)} ms: ${moved}`),
    };
  } finally {
    await page.close();
  }
}

/** Returns the score of the worst window, as in https://web.dev/articles/cls. */
function largestSession(shifts: Seen["shifts"]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { value, at } of shifts) {
    const isNew = at - last > 1_000 || at - first > 5_000;
    if (isNew) first = at;
    sum = isNew ? value : sum + value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

function observe(): void {
  const seen: Seen = { largest: 0, tasks: [], shifts: [] };
  Object.assign(window, { seen });
  type Rect = { x: number; y: number; width: number; height: number };
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[];
  };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const box = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(",");
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "removed";
  };
  watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  watch("longtask", ({ duration }) => seen.tasks.push(duration));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime, sources } = entry as Shift;
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} ${box(previousRect)} to ${box(currentRect)}`,
    );
    if (!hadRecentInput) seen.shifts.push({ value, at: startTime, moved: moved.join("; ") });
  });
}
