import { ourUnits } from "@/components/catalogue/product/order/our-units";
import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import { fillPrices } from "./fill-prices";
import { weddingWords } from "@/lib/wedding-words";
import { ourWedding, rememberedWedding } from "@/store/storage/remembered-wedding";

/** Fills a page, which is for nobody in particular, with what is known of the visitor's wedding. */
export function fillWedding(root: ParentNode): void {
  fillForms(root);
  fillWords(root);
  fillSorts(root);
  void fillPrices(root);
}

/** Says the wedding in the header. The words of a page that knows none are kept for when it is cleared. */
function fillWords(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-wedding-words]")) {
    element.dataset.unknown ??= element.textContent;
    const language = document.documentElement.lang === "en" ? "en-SG" : document.documentElement.lang;
    element.textContent =
      weddingWords(ourWedding(), language || "en-SG", element.dataset.tables) || element.dataset.unknown;
  }
}

/** Lets lists by price compare what the whole wedding costs: the address says for which, so that pages stay everybody's. */
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
 * Fills the empty fields of forms marked `data-wedding`, and a number of units that nobody has chosen. Each form once: a
 * field that the visitor empties stays empty.
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

/** Takes the wedding's tables, or guests at ten to a table, into an order's number of units: at least its minimum. */
function fillUnits(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[data-wedding-units]");
  if (!field || field.value !== field.defaultValue) return;
  const units = ourUnits(field.dataset.weddingUnits as PriceBasis | undefined, Number(field.min) || 1);
  if (units !== null) field.value = String(units);
}
