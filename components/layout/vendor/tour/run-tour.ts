import { type Driver, driver } from "driver.js";
import "driver.js/dist/driver.css";
import styles from "./run-tour.module.css";
import { NARROW_TOUR, type TourStep, WIDE_TOUR } from "./tour-steps";

/** As long as the dashboard may take to be there. */
const WAIT_MS = 4000;

const START = '[data-tour="account"] a';

const POINTED_AT = ".driver-active-element, #driver-dummy-element";
const CLAIMED = ["aria-haspopup", "aria-expanded", "aria-controls"];

let running: Driver | null = null;

/** Leads through what is on the screen; started again, it begins from the beginning. */
export function runTour(): void {
  running?.destroy();
  const wide = window.matchMedia("(min-width: 64rem)").matches;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  running = driver({
    steps: (wide ? WIDE_TOUR : NARROW_TOUR).map(toDriverStep),
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
    onPopoverRender: ({ closeButton, nextButton }) => {
      closeButton.setAttribute("aria-label", "Leave the tour");
      setTimeout(() => {
        // The library puts the focus on its first button, which ends the tour: Enter should lead on.
        nextButton.focus({ preventScroll: true });
        // And it says of what it points at that it can be expanded, which is not so.
        for (const target of document.querySelectorAll(POINTED_AT))
          for (const name of CLAIMED) target.removeAttribute(name);
      });
    },
    onDestroyed: () => {
      running = null;
      // Where the tour can be started again; the drawer that it may have come from is shut.
      document.querySelector<HTMLElement>(START)?.focus();
    },
  });
  running.drive();
}

function toDriverStep({ element, title, text }: TourStep) {
  return { ...(element ? { element } : {}), popover: { title, description: text } };
}
