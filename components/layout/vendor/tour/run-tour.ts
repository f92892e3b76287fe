import { type Driver, driver } from "driver.js";
import "driver.js/dist/driver.css";
import styles from "./run-tour.module.css";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { tourOf, type TourStep } from "./tour-steps";

/** How long to wait for the dashboard to render. */
const WAIT_MS = 4000;

const START = '[data-tour="account"] a[href$="tour=start"]';

const POINTED_AT = ".driver-active-element, #driver-dummy-element";
const CLAIMED = ["aria-haspopup", "aria-expanded", "aria-controls"];

let running: Driver | null = null;

/** Starts the role's tour of the current screen, restarting it if it is running. */
export function runTour(role: VendorRole): void {
  running?.destroy();
  const wide = window.matchMedia("(min-width: 64rem)").matches;
  const touch = window.matchMedia("(pointer: coarse)").matches;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  running = driver({
    steps: tourOf(role, wide ? "wide" : "narrow", !touch).map(toDriverStep),
    animate: !calm,
    smoothScroll: !calm,
    overlayColor: "#22161d",
    overlayOpacity: 0.62,
    stagePadding: 6,
    stageRadius: 10,
    popoverClass: styles.popover ?? "",
    showProgress: true,
    progressText: "{{current}} of {{total}}",
    nextBtnText: "Next",
    prevBtnText: "Back",
    doneBtnText: "Done",
    waitForElement: WAIT_MS,
    skipMissingElement: true,
    disableActiveInteraction: true,
    allowKeyboardControl: false,
    onPopoverRender: ({ closeButton, nextButton }) => {
      closeButton.setAttribute("aria-label", "Leave the tour");
      setTimeout(() => {
        // The library focuses its first button, which ends the tour; Enter should continue it instead.
        nextButton.focus({ preventScroll: true });
        // The library also marks its targets as expandable, which they aren't.
        for (const target of document.querySelectorAll(POINTED_AT))
          for (const name of CLAIMED) target.removeAttribute(name);
      });
    },
    onDestroyed: leave,
  });
  window.addEventListener("keyup", onKey);
  running.drive();
}

/** Replaces the library's own keys, which do nothing until the previous step has finished moving. */
function onKey({ key }: KeyboardEvent): void {
  if (key === "ArrowRight") running?.moveNext();
  else if (key === "ArrowLeft" && running?.hasPreviousStep()) running.movePrevious();
  else if (key === "Escape") {
    running?.destroy();
    // The library does not report this while its first step is still moving.
    leave();
  }
}

function leave(): void {
  if (!running) return;
  running = null;
  window.removeEventListener("keyup", onKey);
  // Focuses the tour's start button, because the drawer from which it may have been started is closed.
  document.querySelector<HTMLElement>(START)?.focus();
}

function toDriverStep({ element, title, text }: TourStep) {
  return { ...(element ? { element } : {}), popover: { title, description: text } };
}
