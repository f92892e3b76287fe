import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { clusterPins } from "./cluster-pins";
import { followKeys, followPointer, followWheel } from "./map-gestures";
import { showCards } from "./map-card";
import { offerArea } from "./search-area";
import { type MapSpot, spotOf } from "./map-spot";
import {
  isInView,
  isWhole,
  type Size,
  type View,
  viewOf,
  wholeView,
  within,
  zoomed,
  zoomStep,
} from "./map-view";
import { PinLayer } from "./pin-layer";
import { MAP, type Point } from "./projection";
import { MrtLayer, MrtLegend } from "./mrt-layer";
import { t } from "@/lib/words/t";

/** Minimum distance between the centres of two markers, in pixels. */
const APART = 60;
const GLIDE_MS = 240;

/** The lowest price, as formatted in the list's rows. */
/** In any language, what follows the amount says what it is for. */
const PRICE = /\$\s?([\d,]+(?:\.\d\d)?)(?: (?:per |for )?(.+))?$/;

type Row = { element: HTMLElement; spot: MapSpot };

/** Adds zoom, pan, cards and a synchronised list to the server-rendered map. */
export function run(root: HTMLElement): void {
  if (root.dataset.live !== undefined) return;
  const part = <E extends Element>(name: string) => root.querySelector<E & HTMLElement>(`[data-${name}]`);
  const [frame, list, card, told, tools] = ["frame", "list", "card", "told", "tools"].map((name) =>
    part(name),
  );
  const svg = frame?.querySelector("svg");
  const pins = part<SVGGElement>("live-pins");
  if (!frame || !list || !card || !told || !tools || !svg || !pins) return;

  const rows = rowsOf(list);
  const layer = createRoot(pins);
  drawMrt(root);
  const screen = (): Size => ({ width: svg.clientWidth || 1, height: svg.clientHeight || 1 });
  const searched = searchedView(svg);
  const homeView = () => (searched ? viewOf(searched, screen(), 1) : wholeView(screen()));
  const offer = offerArea(root, homeView);
  const cards = showCards({
    root,
    frame,
    card,
    pins,
    rows: new Map(rows.map((row) => [row.spot.id, row.element])),
  });
  let view = homeView();
  let glide = 0;

  const frameView = (next: View) => {
    view = next;
    const { width, height } = screen();
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${width * view.unit} ${height * view.unit}`);
    root.style.setProperty("--unit", String(view.unit));
    root.dataset.zoomStep = String(zoomStep(view, screen()));
    const whole = isWhole(view, screen());
    root.toggleAttribute("data-zoomed", !whole);
    for (const button of tools.querySelectorAll<HTMLElement>("[data-zoom-by]")) {
      button.setAttribute("aria-disabled", String(Number(button.dataset.zoomBy) < 1 && whole));
    }
  };
  const settle = () => {
    const focused = document.activeElement;
    const held =
      focused && pins.contains(focused) ? (focused as SVGElement).dataset.spots?.split(" ")[0] : null;
    const clusters = clusterPins(
      rows.map(({ spot }) => spot),
      APART * view.unit,
    );
    flushSync(() => layer.render(<PinLayer live clusters={clusters} listHref={() => `#${list.id}`} />));
    if (held && !focused?.isConnected) (markOf(held) ?? frame).focus({ preventScroll: true });
    tellList();
    offer.follow(view, screen());
    cards.follow();
  };
  const markOf = (id: string) => pins.querySelector<SVGElement>(`[data-spots~="${CSS.escape(id)}"]`);
  const tellList = () => {
    let seen = 0;
    for (const { element, spot } of rows) {
      element.hidden = !isInView(spot, view, screen());
      if (!element.hidden) seen++;
    }
    for (const group of list.querySelectorAll<HTMLElement>("[data-group]")) {
      group.hidden = !group.querySelector("[data-pin]:not([hidden])");
    }
    const text =
      seen === rows.length
        ? wholeText
        : t("{seen} of {total} vendors in this part of the map", { seen, total: rows.length });
    if (told.textContent !== text) told.textContent = text;
  };
  const wholeText = told.textContent ?? "";
  const show = (next: View) => {
    cancelAnimationFrame(glide);
    frameView(next);
    settle();
  };
  const glideTo = (next: View) => {
    cancelAnimationFrame(glide);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(next);
    const from = view;
    const begun = performance.now();
    const step = (now: number) => {
      const passed = Math.min(1, (now - begun) / GLIDE_MS);
      const eased = 1 - (1 - passed) ** 3;
      const at = (a: number, b: number) => a + (b - a) * eased;
      frameView({ x: at(from.x, next.x), y: at(from.y, next.y), unit: at(from.unit, next.unit) });
      if (passed < 1) glide = requestAnimationFrame(step);
      else settle();
    };
    glide = requestAnimationFrame(step);
  };
  const middle = () => ({ x: screen().width / 2, y: screen().height / 2 });
  const control = { screen, view: () => view, show, glideTo, middle };

  svg.style.removeProperty("--part");
  root.dataset.live = "";
  list.id ||= "map-list";
  tools.hidden = false;
  frame.tabIndex = 0;
  frame.role = "group";
  frame.ariaLabel = t("Map. The arrow keys move it, plus and minus zoom, zero shows all of it.");
  show(view);
  new ResizeObserver(() => show(within(view, screen()))).observe(svg);

  tools.addEventListener("click", ({ target }) => {
    const by = Number((target as Element).closest<HTMLElement>("[data-zoom-by]")?.dataset.zoomBy ?? NaN);
    if (Number.isNaN(by)) return;
    glideTo(by === 0 ? wholeView(screen()) : zoomed(view, by, middle(), screen()));
  });
  followKeys(frame, control);
  followWheel(svg, frame, control);
  followPointer(svg, control);
  pins.addEventListener("click", (event) => {
    const mark = (event.target as Element).closest<SVGElement>("[data-spots]");
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ids = new Set(mark.dataset.spots?.split(" "));
    const near = rows.filter(({ spot }) => ids.has(spot.id));
    if (near.length === 1) {
      // The first press shows the card, which links to the vendor, as does a second press.
      if (cards.isHeld(mark)) return;
      event.preventDefault();
      return cards.hold(mark);
    }
    event.preventDefault();
    const closer = viewOf(
      near.map(({ spot }) => spot),
      screen(),
    );
    cards.hide();
    if (closer.unit < view.unit * 0.95) return glideTo(closer);
    // Vendors at one address can only be told apart in the list.
    const first = near[0]?.element;
    first?.scrollIntoView({ block: "nearest" });
    first?.querySelector("a")?.focus();
  });
}

/** Returns the corners of the searched part of the map, which the server has framed; null for the whole map. */
function searchedView(svg: SVGSVGElement): Point[] | null {
  const { x, y, width, height } = svg.viewBox.baseVal;
  if (width >= MAP.width) return null;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

function rowsOf(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>("[data-pin]")].map((element) => {
    const [longitude = 0, latitude = 0] = (element.dataset.at ?? "").split(" ").map(Number);
    const { pin: slug = "" } = element.dataset;
    const vendorName = element.querySelector("a")?.textContent ?? "";
    const [, price, priceMetric = null] = PRICE.exec(element.textContent ?? "") ?? [];
    const priceFrom = price === undefined ? null : Number(price.replaceAll(",", ""));
    return {
      element,
      spot: spotOf({ slug, vendorName, latitude, longitude, priceFrom, priceMetric, total: null }),
    };
  });
}

/** Draws the MRT into its places on the map. */
function drawMrt(root: HTMLElement): void {
  const [layer, list] = [root.querySelector("[data-mrt]"), root.querySelector("[data-lines]")];
  if (layer) createRoot(layer).render(<MrtLayer />);
  if (list) createRoot(list).render(<MrtLegend />);
}
