import { ourUnits } from "@/components/catalogue/product/order/our-units";
import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import { fillPrices } from "./fill-prices";
import { weddingWords } from "@/lib/text/wedding-words";
import { ourWedding, rememberedWedding } from "@/store/storage/remembered-wedding";

/** Adds what is known about the visitor's wedding to a page, whose HTML is the same for every visitor. */
export function fillWedding(root: ParentNode): void {
  fillForms(root);
  fillWords(root);
  fillSorts(root);
  void fillPrices(root);
}

/** Shows the wedding in the header. The original text is kept for when it is cleared. */
function fillWords(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-wedding-words]")) {
    element.dataset.unknown ??= element.textContent;
    element.textContent = weddingWords(ourWedding()) || element.dataset.unknown;
  }
}

/**
 * Makes lists by price compare totals for the whole wedding: the address names the wedding, so that cached pages stay
 * the same for everybody.
 */
function fillSorts(root: ParentNode): void {
  const { tables, date } = ourWedding();
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-by-price]")) {
    const url = new URL(link.href);
    const isPriced = ["tables", "guests", "forTables"].some((name) => url.searchParams.has(name));
    if (isPriced || !tables) continue;
    url.searchParams.set("forTables", String(tables));
    if (date && !url.searchParams.has("date")) url.searchParams.set("forDate", date);
    link.setAttribute("href", `${url.pathname}${url.search}${url.hash}`);
  }
}

/**
 * Fills the empty fields of forms marked `data-wedding`, and a number of units that nobody has chosen. Only once per
 * form: a field that the visitor clears stays empty.
 */
function fillForms(root: ParentNode): void {
  const forms = root.querySelectorAll<HTMLFormElement>("form[data-wedding]:not([data-filled])");
  if (forms.length === 0) return;
  for (const form of forms) form.dataset.filled = "";
  for (const [name, value] of Object.entries(rememberedWedding())) {
    for (const form of forms) {
      const field = form.elements.namedItem(name) ?? form.querySelector(`[data-wedding-field="${name}"]`);
      if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      field.value ||= value;
      if (name === "date") form.dataset.dated = "";
    }
  }
  for (const form of forms) fillUnits(form);
}

/** Sets an order's number of units to the wedding's tables, or guests at ten per table, and at least its minimum. */
function fillUnits(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[data-wedding-units]");
  if (!field || field.value !== field.defaultValue) return;
  const units = ourUnits(field.dataset.weddingUnits as PriceBasis | undefined, Number(field.min) || 1);
  if (units !== null) field.value = String(units);
}
