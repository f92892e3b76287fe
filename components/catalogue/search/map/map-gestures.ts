import { panned, type Size, type View, wholeView, zoomed } from "./map-view";
import type { Point } from "./projection";

export type MapControl = {
  screen: () => Size;
  view: () => View;
  show: (view: View) => void;
  glideTo: (view: View) => void;
  middle: () => Point;
};

const STEP = 90;
/** Movement in pixels up to which a press still counts as a click. */
const WANDER = 5;

export function followKeys(frame: HTMLElement, { screen, view, show, glideTo, middle }: MapControl): void {
  const pan = (x: number, y: number) => () => show(panned(view(), { x, y }, screen()));
  const zoom = (by: number) => () => glideTo(zoomed(view(), by, middle(), screen()));
  const moves: Record<string, () => void> = {
    ArrowLeft: pan(-STEP, 0),
    ArrowRight: pan(STEP, 0),
    ArrowUp: pan(0, -STEP),
    ArrowDown: pan(0, STEP),
    "+": zoom(1.6),
    "=": zoom(1.6),
    "-": zoom(1 / 1.6),
    "0": () => glideTo(wholeView(screen())),
  };
  frame.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    moves[event.key]?.();
  });
}

/** Zooms with the wheel when the map has the focus, or with Ctrl, which trackpad pinches also report. */
export function followWheel(
  svg: SVGSVGElement,
  frame: HTMLElement,
  { screen, view, show }: MapControl,
): void {
  svg.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !frame.contains(document.activeElement)) return;
      const next = zoomed(
        view(),
        Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)),
        at(svg, event),
        screen(),
      );
      // Fully zoomed out, so the page scrolls instead.
      if (next.unit === view().unit && event.deltaY > 0 && !event.ctrlKey) return;
      event.preventDefault();
      show(next);
    },
    { passive: false },
  );
}

/** Handles drags and pinches. Returns a function that reports whether the last press was a touch. */
export function followPointer(
  svg: SVGSVGElement,
  { screen, view, show, glideTo }: MapControl,
): () => boolean {
  const held = new Map<number, Point>();
  let touch = false;
  let dragged = 0;

  svg.addEventListener("pointerdown", (event) => {
    touch = event.pointerType === "touch";
    if (held.size === 0) dragged = 0;
    if (event.button === 0) held.set(event.pointerId, at(svg, event));
  });
  svg.addEventListener("pointermove", (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = at(svg, event);
    const [other] = [...held].filter(([id]) => id !== event.pointerId);
    dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (dragged < WANDER) return;
    held.set(event.pointerId, now);
    svg.setPointerCapture(event.pointerId);
    const moved = panned(
      view(),
      { x: (before.x - now.x) / (other ? 2 : 1), y: (before.y - now.y) / (other ? 2 : 1) },
      screen(),
    );
    if (!other) return show(moved);
    const by = away(now, other[1]) / Math.max(1, away(before, other[1]));
    show(zoomed(moved, by, { x: (now.x + other[1].x) / 2, y: (now.y + other[1].y) / 2 }, screen()));
  });
  const release = (event: PointerEvent) => held.delete(event.pointerId);
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", release);
  svg.addEventListener("pointerleave", release);
  svg.addEventListener("dragstart", (event) => event.preventDefault());
  // The end of a drag must not count as a click.
  svg.addEventListener(
    "click",
    (event) => {
      if (dragged < WANDER || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  svg.addEventListener("dblclick", (event) => {
    event.preventDefault();
    glideTo(zoomed(view(), 2, at(svg, event), screen()));
  });
  return () => touch;
}

function at(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = svg.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
