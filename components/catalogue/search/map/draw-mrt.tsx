import { createRoot } from "react-dom/client";
import { MrtLayer, MrtLegend } from "./mrt-layer";

/** Draws the MRT into the places that the map has for it. */
export function drawMrt(root: HTMLElement): void {
  const [layer, list] = [root.querySelector("[data-mrt]"), root.querySelector("[data-lines]")];
  if (layer) createRoot(layer).render(<MrtLayer />);
  if (list) createRoot(list).render(<MrtLegend />);
}
