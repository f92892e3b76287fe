import { formatDate } from "@/lib/dates";
import { type RememberedWedding, rememberedWedding } from "@/store/storage/remembered-wedding";

const OFFERS: Record<string, (wedding: RememberedWedding) => { value: string; words: string }> = {
  date: ({ date }) => ({ value: date, words: `Use our wedding date, ${date && formatDate(date)}` }),
  tables: ({ tables }) => ({
    value: tables,
    words: tables === "1" ? "Use our 1 table" : `Use our ${tables} tables`,
  }),
};

/** Shows buttons for what is remembered of the visitor's wedding, beside the fields that it would fill in. */
export function start(): void {
  const wedding = rememberedWedding();
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-late='wedding']")) {
    const offer = OFFERS[button.dataset.field ?? ""]?.(wedding);
    if (!offer?.value) continue;
    button.dataset.value = offer.value;
    button.textContent = offer.words;
    button.hidden = false;
  }
}

/** Fills in the field and fires a change event, as if it had been typed. */
export function run(button: HTMLElement): void {
  const { field = "", value } = button.dataset;
  const input = button.closest("fieldset")?.querySelector<HTMLInputElement>(`input[name='${field}']`);
  if (!input || !value) return;
  input.value = value;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
