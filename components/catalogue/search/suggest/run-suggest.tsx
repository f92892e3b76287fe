import { createRoot } from "react-dom/client";
import { SuggestBox } from "./suggest-box";

const helped = new WeakSet<HTMLElement>();

/** Attaches the list to a search field on its first focus: below the field's `data-suggest-here`, or else its form. The form works without it. */
export function run(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement) || !input.form || helped.has(input)) return;
  helped.add(input);
  const place = document.createElement("div");
  (input.closest("[data-suggest-here]") ?? input.form).append(place);
  createRoot(place).render(<SuggestBox input={input} />);
}
