import { localStateStorage, STORED_STATE_KEY } from "@/store/storage";
import { readStoredWeddingDate } from "@/store/stored-session";
import { formatDate, todayInSingapore } from "@/lib/dates";

const NAME = "[data-late='wedding-date']";

/** Shows a button for the wedding date that the signed-in couple has set. */
export function start(): void {
  const date = readStoredWeddingDate(localStateStorage().peek(STORED_STATE_KEY));
  const button = document.querySelector<HTMLButtonElement>(NAME);
  if (!button || !date || date < todayInSingapore()) return;
  button.dataset.date = date;
  button.textContent = `Use our wedding date, ${formatDate(date)}`;
  button.hidden = false;
}

/** Fills in the date and fires a change event, as if it had been typed. */
export function run(button: HTMLElement): void {
  const field = button.closest("fieldset")?.querySelector<HTMLInputElement>("input[name='date']");
  if (!field || !button.dataset.date) return;
  field.value = button.dataset.date;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
