import type { Envelope, ErrorData } from "@/contracts/envelope";
import { PROMO_FAILURE, type ReferralInfo } from "@/contracts/identity/registration/promo";
import { AGREE_TO_TERMS } from "@/contracts/identity/registration/register";

const SENDING = "Sending";
const INVALID_EMAIL = "Please enter a valid email address";
const CALLS = "/api/v1/user";

/**
 * Sends the promo form in `root` when it is submitted, and shows errors at its fields. `onSent` receives the address
 * that the code is sent to. What was typed stays when the server refuses it or can't be reached.
 */
export function sendPromo(root: HTMLElement, refCode: string, onSent: (email: string) => void): void {
  const form = root.querySelector("form");
  const failure = root.querySelector<HTMLElement>("[data-failure]");
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (!form || !failure || !button) return;
  const email = form.elements.namedItem("email") as HTMLInputElement;
  const terms = form.elements.namedItem("isPrivacyAndTerms") as HTMLInputElement;
  const offers = form.elements.namedItem("wantsOffers") as HTMLInputElement;
  const fields = [email, terms];
  const words = button.textContent;

  const showErrors = (errors: Readonly<Record<string, string>>, message: string) => {
    const [first] = fields.filter((field) => showError(form, field, errors[field.name] ?? ""));
    say(failure, first ? "" : message);
    first?.focus();
  };
  const setBusy = (busy: boolean) => {
    button.setAttribute("aria-busy", String(busy));
    button.setAttribute("aria-disabled", String(busy));
    button.textContent = busy ? SENDING : words;
  };
  const send = async () => {
    const address = email.value.trim().toLowerCase();
    // The server checks what the browser's own rules let through.
    const errors = {
      email: !address ? "Email is required" : email.validity.typeMismatch ? INVALID_EMAIL : "",
      isPrivacyAndTerms: terms.checked ? "" : AGREE_TO_TERMS,
    };
    showErrors(errors, "");
    if (errors.email || errors.isPrivacyAndTerms) return;
    setBusy(true);
    const body = { email: address, refCode, isPrivacyAndTerms: true, wantsOffers: offers.checked };
    const refused = await refusalOf(body);
    setBusy(false);
    if (refused) showErrors(refused.errors, refused.message);
    else onSent(address);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-busy") !== "true") void send();
  });
  for (const field of fields) field.addEventListener("input", () => showError(form, field, ""));
}

/** Returns true for an influencer's code, whose offer excludes venues, and when its owner can't be determined. */
export async function isInfluencerCode(refCode: string): Promise<boolean> {
  try {
    const answer = await fetch(`${CALLS}/get-ref?${new URLSearchParams({ ref: refCode })}`);
    const { data } = (await answer.json()) as Envelope<ReferralInfo>;
    return !answer.ok || data.isInfluencer;
  } catch {
    return true;
  }
}

/** Returns what the server objects to, or null when the code is on its way. */
async function refusalOf(body: object): Promise<{ message: string; errors: Record<string, string> } | null> {
  try {
    const answer = await fetch(`${CALLS}/get-promo`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return null;
    const { message, data } = (await answer.json()) as Envelope<ErrorData | null>;
    const errors = Object.fromEntries((data?.errors ?? []).map(({ field, message: text }) => [field, text]));
    return { message: message || PROMO_FAILURE, errors };
  } catch {
    return { message: PROMO_FAILURE, errors: {} };
  }
}

/** Shows an error at its field, or removes it when the text is empty. Returns true when there is one. */
function showError(form: HTMLElement, field: HTMLInputElement, text: string): boolean {
  const line = form.querySelector<HTMLElement>(`#${field.id}-error`);
  if (!line) return false;
  line.textContent = text;
  line.hidden = !text;
  field.setAttribute("aria-invalid", String(text !== ""));
  if (text) field.setAttribute("aria-describedby", line.id);
  else field.removeAttribute("aria-describedby");
  return text !== "";
}

function say(place: HTMLElement, text: string): void {
  const line = place.querySelector("[data-message]");
  if (line) line.textContent = text;
  place.hidden = !text;
}
