import { PROMO_DELAY_MS, PROMO_EXCLUDED } from "@/contracts/identity/registration/promo";
import { dismissPromo, isPromoDismissed } from "@/lib/promo/promo-dismissal";
import { readReferral } from "@/lib/promo/referral";
import { isInfluencerCode, sendPromo } from "./send-promo";
import { STORED_EVENT } from "@/store/storage/storage";

const LOOK_AGAIN_MS = 1000;
/** A visitor who has just pressed something is waiting for what it does. */
const QUIET_MS = 2000;
/** Elements that the popup must not interrupt: a focused field, another dialog, an open menu, a press being answered. */
const BUSY =
  ":is(input, textarea, select, [contenteditable]):focus, dialog[open], [role=dialog], header :is(details[open], [aria-expanded=true]), [aria-busy=true]";
const TEMPLATE = "dialog[data-promo]:not([open])";
/** A page that itself makes the offer. */
const OFFERED = "[data-promo-here]";
/** A page about something that the offer may exclude. */
const EXCLUDED = `main[data-category="${PROMO_EXCLUDED}"]`;

/**
 * Opens the promo popup 3 seconds from now for guests who haven't dismissed it and aren't busy with something else.
 * Calls after the first one of a document do nothing.
 */
export function offerPromo(isSignedIn: () => boolean): void {
  if (window.sayangOffersPromo) return;
  window.sayangOffersPromo = true;
  let pressedAt = -QUIET_MS;
  const over = new AbortController();
  const onPress = () => (pressedAt = performance.now());
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, onPress, { capture: true, passive: true, signal: over.signal });

  const begin = async () => {
    if (isUnwanted()) return end();
    const { refCode } = readReferral();
    const excludesVenues = refCode !== "" && (await isInfluencerCode(refCode));
    if (excludesVenues && document.querySelector(EXCLUDED)) return end();
    showWhenQuiet(refCode, excludesVenues);
  };
  const showWhenQuiet = (refCode: string, excludesVenues: boolean) => {
    const template = document.querySelector<HTMLDialogElement>(TEMPLATE);
    if (!template || isUnwanted()) return end();
    const isBusy =
      document.hidden || performance.now() - pressedAt < QUIET_MS || document.querySelector(BUSY);
    if (isBusy) return void setTimeout(showWhenQuiet, LOOK_AGAIN_MS, refCode, excludesVenues);
    end();
    show(template, refCode, excludesVenues, isSignedIn);
  };
  const isUnwanted = () => isSignedIn() || isPromoDismissed() || document.querySelector(OFFERED) !== null;
  const end = () => {
    over.abort();
    window.sayangOffersPromo = false;
  };
  setTimeout(() => void begin(), PROMO_DELAY_MS);
}

/** Returns true for elements inside the popup. */
export function isInPromo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog[data-promo]") !== null;
}

/** Opens a copy, because React expects its own elements unchanged when it hydrates the page. */
function show(
  template: HTMLDialogElement,
  refCode: string,
  excludesVenues: boolean,
  isSignedIn: () => boolean,
): void {
  const dialog = template.cloneNode(true) as HTMLDialogElement;
  const giveIdsBack = takeIds(template);
  const over = new AbortController();
  const { signal } = over;
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-offer]")) {
    if ((part.dataset.offer === "no-venues") === excludesVenues) part.hidden = false;
    else part.remove();
  }

  const onStored = () => {
    if (!isSignedIn()) return;
    over.abort();
    remove();
  };
  const remove = () => {
    dialog.close();
    dialog.remove();
    giveIdsBack();
  };
  addEventListener("storage", onStored, { signal });
  addEventListener(STORED_EVENT, onStored, { signal });
  dialog.addEventListener(
    "close",
    () => {
      over.abort();
      dismissPromo();
      remove();
    },
    { signal },
  );
  dialog.addEventListener("click", ({ target }) => {
    const isOutside = target === dialog;
    if (isOutside || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
  });
  sendPromo(dialog, refCode, (email) => {
    dismissPromo();
    const address = dialog.querySelector("[data-address]");
    if (address) address.textContent = email;
    for (const step of dialog.querySelectorAll<HTMLElement>("[data-step]")) step.hidden = !step.hidden;
    dialog.setAttribute("aria-labelledby", "promo-thanks");
    focusTitle(dialog);
  });
  document.body.append(dialog);
  dialog.showModal();
  focusTitle(dialog);
}

/** Focuses the heading, not the field: a phone's keyboard would cover the offer. */
function focusTitle(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>("[data-step]:not([hidden]) [tabindex]")?.focus();
}

/** Removes the ids, because the copy has the same ones. Returns a function that restores them. */
function takeIds(root: HTMLElement): () => void {
  const named = [...root.querySelectorAll("[id]")].map((element) => ({ element, id: element.id }));
  for (const { element } of named) element.removeAttribute("id");
  return () => {
    for (const { element, id } of named) element.id = id;
  };
}
