import { isInPromo, offerPromo } from "@/components/identity/promo/offer-promo";
import { keepOfflinePage } from "@/components/layout/offline/keep-offline-page";
import { DATA_EVENT, HYDRATED_EVENT, STALE_EVENT } from "@/lib/page/document-signals";
import { isPromoDismissed } from "@/lib/promo/promo-dismissal";
import { captureReferral } from "@/lib/promo/referral";
import { MINUTE_MS, YEAR_SECONDS } from "@/lib/time";
import { rememberWedding } from "@/store/storage/remembered-wedding";
import { fillWedding } from "./fill-wedding";
import { holdPresses } from "./queued-clicks";
import { hasOwnState, isSignedIn, markRole } from "./own-state";
import { LANGUAGE_COOKIE, languageOf, languagesOf } from "@/lib/language/languages";
import { spokenLanguage } from "@/lib/language/spoken";

/**
 * `pointermove`, not `pointerover`, because browsers also fire the latter when a page loads under a resting pointer.
 */
const INTENT = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel"] as const;
const RELOADED_KEY = "sayang:reloaded";
const RELOAD_AGAIN_AFTER_MS = MINUTE_MS;

/**
 * Loads the framework into a page that came without it: at the first sign of intent, except in the promo popup, which
 * needs none, and at once for visitors whose page must look different. `page` is the URL of the page's data, which
 * lists the framework's scripts. Earlier presses are held until React has hydrated the page. If loading fails or takes
 * too long, the last one falls back to its link or form.
 */
export function startAtFirstIntent(page: string): void {
  let wanted: string[] = [page];
  let state: "idle" | "loading" | "failed" | "stale" | "hydrated" = "idle";
  let pointer: PointerEvent | null = null;
  let atOnce = false;
  const untilHydrated = new AbortController();

  const load = () => {
    if (state !== "idle" && state !== "failed") return;
    state = "loading";
    // React would hydrate against half a page.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", add, { once: true });
    else add();
  };
  const add = () => {
    for (const src of wanted.splice(0)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = src;
      script.onerror = () => {
        script.remove();
        // Lets the next press retry this script.
        wanted.push(src);
        state = "failed";
        presses.release();
      };
      document.head.append(script);
    }
  };
  const presses = holdPresses({ load, isStale: () => state === "stale", reload });

  const onIntent = ({ target }: Event) => {
    if (!isInPromo(target)) load();
  };
  const lookAgain = () => {
    if (hasOwnState()) load();
  };
  const { signal } = untilHydrated;
  const passive = { capture: true, passive: true, signal };
  for (const type of INTENT) addEventListener(type, onIntent, passive);
  addEventListener("pointermove", (event) => (pointer = event), passive);
  // A session may begin in another tab, or on a page that the visitor comes back from.
  addEventListener("storage", lookAgain, { signal });
  addEventListener("pageshow", lookAgain, { signal });
  const onLoad = () => {
    keepOfflinePage();
    if (!isPromoDismissed()) offerPromo(isSignedIn);
    // Ignores the browser's own scrolling to an anchor.
    setTimeout(() => addEventListener("scroll", onIntent, passive), 500);
  };
  addEventListener("load", onLoad, { signal });

  const onData = (event: Event) => {
    wanted = wanted.concat((event as CustomEvent<string[]>).detail);
    add();
  };
  const onStale = () => {
    state = "stale";
    if (atOnce) reload();
    else presses.release();
  };
  const onHydrated = () => {
    state = "hydrated";
    untilHydrated.abort();
    // Lets a menu under the pointer open as if the pointer had just entered it.
    if (pointer?.pointerType === "mouse" && pointer.target instanceof Element)
      pointer.target.dispatchEvent(new PointerEvent("pointerover", pointer));
    presses.replay();
  };
  addEventListener(DATA_EVENT, onData, { signal });
  addEventListener(STALE_EVENT, onStale, { signal });
  addEventListener(HYDRATED_EVENT, onHydrated, { signal });

  markRole();
  captureReferral(location.href);
  // Before a click on a result leaves the page.
  rememberLanguage();
  if (languageOf(location.pathname).path === "/vendor") rememberWedding(location.search);
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => fillWedding(document), { once: true });
  else fillWedding(document);
  atOnce = hasOwnState();
  if (atOnce) load();
}

/** Remembers the language of pages that exist in several, for those without a language in their path. */
function rememberLanguage(): void {
  if (languagesOf(languageOf(location.pathname).path).length === 1) return;
  document.cookie = `${LANGUAGE_COOKIE}=${spokenLanguage()}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Limited, because a server that renders the page differently each time would otherwise cause an endless reload. */
function reload(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
