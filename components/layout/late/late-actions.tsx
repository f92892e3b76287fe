"use client";
import { type ReactNode, useEffect, useState } from "react";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { LATE } from "./late-table";

/**
 * Brings server-rendered elements marked `data-late` to life without a component of their own: one listener for all
 * of a page, and the code of a press when it is pressed. Such an element is a link or a form's button, so that it
 * leads somewhere before and without script. Ctrl-click and the like keep their meaning. `data-late-focus` fetches
 * code when the element, or what lies in it, gets the focus; `data-late-now` when the page is alive.
 */
export function LateActions() {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-late]") : null;
      const load = LATE[element?.dataset.late ?? ""];
      if (!element || !load) return;
      event.preventDefault();
      void load().then(({ run }) => run(element, show));
    };
    // What it brings is a help, and the element works without: a chunk that does not come is tried at the next focus.
    const wake = (element: HTMLElement | null | undefined, name = "") =>
      element &&
      LATE[name]?.()
        .then(({ run }) => run(element, show))
        .catch(() => undefined);
    const focus = ({ target }: { target: EventTarget | null }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>("[data-late-focus]") : null;
      void wake(element, element?.dataset.lateFocus);
    };
    const woken = new WeakSet<HTMLElement>();
    const wakeAll = () => {
      for (const element of document.querySelectorAll<HTMLElement>("[data-late-now]")) {
        if (!woken.has(element)) void wake(element, element.dataset.lateNow);
        woken.add(element);
      }
    };
    document.addEventListener("click", press);
    document.addEventListener("focusin", focus);
    focus({ target: document.activeElement });
    wakeAll();
    // Results change in place.
    const arrivals = new MutationObserver(wakeAll);
    arrivals.observe(document.body, { childList: true, subtree: true });
    for (const [name, load] of Object.entries(LATE)) {
      if ((storedSession() || kept(name)) && document.querySelector(`[data-late="${name}"]`))
        void load?.().then(({ start }) => start?.(show));
    }
    return () => {
      arrivals.disconnect();
      document.removeEventListener("click", press);
      document.removeEventListener("focusin", focus);
    };
  }, []);
  return shown;
}

/** Whether this browser keeps something under the name of an action, as guests' choices are. */
function kept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
