import { createRoot } from "react-dom/client";
import { SuggestBox } from "./suggest-box";

const helped = new WeakSet<HTMLElement>();

/** Attaches the list to a search field on its first focus. The form works without it. */
export function run(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement) || !input.form || helped.has(input)) return;
  helped.add(input);
  const place = document.createElement("div");
  input.form.append(place);
  createRoot(place).render(<SuggestBox input={input} />);
}
