import { isWhole, type Size, type View } from "./map-view";
import { unproject } from "./projection";

/** How far the map must move, as a share of the screen, before another search is offered. */
const MOVED = 0.08;

/** Offers to search the visible part of the map once it differs from the searched one. */
export function offerArea(root: HTMLElement, searched: () => View) {
  const link = root.querySelector<HTMLAnchorElement>("[data-search-area]");
  const base = link?.getAttribute("href") ?? "";
  return {
    follow(view: View, screen: Size): void {
      if (!link) return;
      link.hidden = !hasMoved(searched(), view, screen);
      link.setAttribute("href", isWhole(view, screen) ? base : hrefOf(base, view, screen));
    },
  };
}

function hasMoved(from: View, to: View, screen: Size): boolean {
  const by = Math.max(Math.abs(from.x - to.x) / screen.width, Math.abs(from.y - to.y) / screen.height);
  return by / from.unit > MOVED || Math.abs(to.unit / from.unit - 1) > MOVED;
}

function hrefOf(base: string, { x, y, unit }: View, { width, height }: Size): string {
  const address = new URL(base, location.origin);
  const [top, bottom] = [unproject({ x, y }), unproject({ x: x + width * unit, y: y + height * unit })];
  const edges = [top.longitude, bottom.latitude, bottom.longitude, top.latitude];
  address.searchParams.set("area", edges.map((edge) => edge.toFixed(4)).join(","));
  return `${address.pathname}${address.search}${address.hash}`;
}
