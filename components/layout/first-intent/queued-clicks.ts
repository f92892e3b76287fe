import { isInPromo } from "@/components/identity/promo/offer-promo";
import { isSignedIn } from "./own-state";

/** Elements that need script, or work better with it. For signed-in visitors, those in a form do nothing without it. */
const HELD =
  "[data-lazy], [data-needs-script], button[type=button]:not([popovertarget]), form[method=post] [type=submit]";
const PATIENCE_MS = 8_000;
const NOT_LOADED = "This didn’t load. Check your connection and try again.";
const MESSAGE_STYLE =
  "position:fixed;inset:auto 1rem 1rem;z-index:99;margin:0 auto;max-width:28rem;padding:.75rem 1rem;border-radius:.5rem;background:#22161d;color:#fff";
const MESSAGE_MS = 6_000;

type Press = { element: HTMLElement; event: MouseEvent };
type Page = { load: () => void; isStale: () => boolean; reload: () => void };

/**
 * Holds presses on elements that need script and calls `load`. `replay` repeats them on the hydrated page and stops
 * holding; `release` lets the last one fall back to its element's default action.
 */
export function holdPresses({ load, isStale, reload }: Page): { replay(): void; release(): void } {
  let held: Press[] = [];
  let passing = false;
  let timer: number | undefined;

  const onClick = (event: MouseEvent) => {
    if (passing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>(HELD);
    if (!element || event.defaultPrevented || isInPromo(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // An impatient second press of a toggle would undo the first.
    if (!held.some((press) => press.element === element)) held.push({ element, event });
    element.setAttribute("aria-busy", "true");
    clearTimeout(timer);
    if (isStale()) return release();
    timer = window.setTimeout(release, PATIENCE_MS);
    load();
  };
  const take = () => {
    clearTimeout(timer);
    const presses = held;
    held = [];
    for (const { element } of presses) element.removeAttribute("aria-busy");
    return presses;
  };
  const release = () => {
    const last = take().at(-1);
    if (!last) return;
    if (worksAlone(last.element)) {
      passing = true;
      repeat(last);
      passing = false;
    } else if (isStale()) reload();
    else say(NOT_LOADED);
  };
  document.addEventListener("click", onClick, true);
  // Drops held presses when the page is left, so that coming back doesn't fire them.
  addEventListener("pagehide", take);
  return {
    release,
    replay() {
      document.removeEventListener("click", onClick, true);
      take().forEach(repeat);
    },
  };
}

function repeat({ element, event }: Press): void {
  const target = event.target instanceof Element && event.target.isConnected ? event.target : element;
  target.dispatchEvent(new MouseEvent("click", event));
}

/** Returns false for elements of a form when the visitor is signed in, because the form leads to the sign-in page. */
function worksAlone(element: HTMLElement): boolean {
  if (element instanceof HTMLButtonElement)
    return element.type === "submit" && !!element.form && !(isEnhanced(element) && isSignedIn());
  return true;
}

const isEnhanced = ({ dataset }: HTMLElement) =>
  dataset.lazy !== undefined || dataset.needsScript !== undefined;

function say(message: string): void {
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.style.cssText = MESSAGE_STYLE;
  line.textContent = message;
  document.body.append(line);
  setTimeout(() => line.remove(), MESSAGE_MS);
}
