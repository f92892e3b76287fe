/**
 * Lets the slider's two thumbs set the number fields beside them. Releasing one fires a change event in the form, as
 * any field does. A thumb at its end means no limit. Returns a function that removes the listeners.
 */
export function followThumbs(root: HTMLElement): () => void {
  const move = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.thumb) return;
    const low = target.dataset.thumb === "priceMin";
    const other = thumbOf(root, low ? "priceMax" : "priceMin");
    if (other && (target.valueAsNumber - other.valueAsNumber) * (low ? 1 : -1) > 0)
      target.value = other.value;
    const field = fieldOf(root, target);
    if (field) field.value = target.value === endOf(target) ? "" : target.value;
    paint(root);
  };
  root.addEventListener("input", move);
  return () => root.removeEventListener("input", move);
}

/** Moves the thumbs to match the fields. */
export function placeThumbs(root: HTMLElement): void {
  for (const thumb of root.querySelectorAll<HTMLInputElement>("[data-thumb]"))
    thumb.value = fieldOf(root, thumb)?.value || endOf(thumb);
  paint(root);
}

const thumbOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[data-thumb="${name}"]`);
const fieldOf = (root: HTMLElement, thumb: HTMLInputElement) =>
  root.querySelector<HTMLInputElement>(`input[name="${thumb.dataset.thumb}"]`);
const endOf = (thumb: HTMLInputElement) => (thumb.dataset.thumb === "priceMin" ? thumb.min : thumb.max);

/** Sets the thumbs' values for screen readers, and fades the bars outside the range. */
function paint(root: HTMLElement): void {
  const [low, high] = [thumbOf(root, "priceMin"), thumbOf(root, "priceMax")];
  if (!low || !high) return;
  for (const thumb of [low, high])
    thumb.setAttribute("aria-valuetext", `$${thumb.valueAsNumber.toLocaleString("en-US")}`);
  for (const bar of root.querySelectorAll<HTMLElement>("[data-from]")) {
    const out = Number(bar.dataset.to) <= low.valueAsNumber || Number(bar.dataset.from) >= high.valueAsNumber;
    bar.dataset.out = String(out);
  }
}
