/** Moves a card's pictures by one, wrapping around at the ends. */
export function run(button: HTMLElement): void {
  const track = button.parentElement?.querySelector("a");
  if (!track) return;
  const count = track.children.length;
  const at = Math.round(track.scrollLeft / track.clientWidth);
  const next = (at + (button.dataset.to === "next" ? 1 : -1) + count) % count;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches || Math.abs(next - at) > 1;
  track.scrollTo({ left: next * track.clientWidth, behavior: calm ? "instant" : "smooth" });
}
