import { createRoot, type Root } from "react-dom/client";
import { COMPARE_KEY, type Compared, comparedVendors, keepCompared } from "./compare-list";
import { CompareTray } from "./compare-tray";
import { MAX_COMPARED } from "@/contracts/catalogue/comparison";
import { notify } from "@/lib/notice/notify";

let tray: Root | null = null;

/** Handles a click on a card's toggle, or stores the vendors that the comparison page shows. */
export function run(element: HTMLElement): void {
  const { compared } = element.dataset;
  if (compared) return keepCompared(JSON.parse(compared) as Compared[]);
  const { slug = "", name = "", image = null } = element.dataset;
  const before = comparedVendors();
  const others = before.filter((vendor) => vendor.slug !== slug);
  if (others.length === before.length && before.length >= MAX_COMPARED) {
    notify(
      "info",
      `You can compare ${MAX_COMPARED} vendors side by side. Remove one to make room for ${name}.`,
    );
    return start();
  }
  change(others.length < before.length ? others : [...before, { slug, name, image }]);
}

/** Shows the tray and marks the chosen cards, including cards that are added later or chosen in another tab. */
export function start(): void {
  if (!tray) {
    const place = document.createElement("div");
    document.body.append(place);
    tray = createRoot(place);
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
    addEventListener("storage", ({ key }) => {
      if (key === COMPARE_KEY || key === null) show();
    });
  }
  show();
}

function change(vendors: readonly Compared[]): void {
  keepCompared(vendors);
  start();
}

function show(): void {
  tray?.render(<CompareTray vendors={comparedVendors()} onChange={change} />);
  mark();
}

function mark(): void {
  const chosen = new Set(comparedVendors().map(({ slug }) => slug));
  for (const toggle of document.querySelectorAll<HTMLElement>(`[data-late="${COMPARE_KEY}"][data-slug]`)) {
    const pressed = String(chosen.has(toggle.dataset.slug ?? ""));
    if (toggle.getAttribute("aria-pressed") === pressed) continue;
    toggle.setAttribute("role", "button");
    toggle.setAttribute("aria-pressed", pressed);
  }
}
