import { createRoot } from "react-dom/client";
import { SuggestBox } from "./suggest-box";

const helped = new WeakSet<HTMLElement>();

/** Puts the list under a search field when it first gets the focus. The form searches without it, too. */
export function run(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement) || !input.form || helped.has(input)) return;
  helped.add(input);
  const place = document.createElement("div");
  input.form.append(place);
  createRoot(place).render(<SuggestBox input={input} />);
}
