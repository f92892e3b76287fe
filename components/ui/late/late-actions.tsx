"use client";
import { type ReactNode, useEffect, useState } from "react";
import { isChunkError } from "@/lib/page/chunk-error";
import type { LateTable } from "./late-module";
import { actWithoutScript } from "./without-script";

type Props = {
  /** The actions of the page by name. Must be the same object on every rendering. */
  table: LateTable;
  /** Returns true when a visitor is signed in, without loading the store. */
  isSignedIn: () => boolean;
};

/**
 * Makes server-rendered elements marked `data-late` interactive without a component each: one listener for the page,
 * and the code of an action when its element is pressed. Such an element is a link or a form's button, so that it
 * works before and without script. Ctrl-click and the like keep their meaning. `data-late-focus` loads code when the
 * element or a descendant gets the focus, `data-late-now` when the page is hydrated. A press whose code does not arrive
 * does what the element does without script.
 */
export function LateActions({ table, isSignedIn }: Props) {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-late]") : null;
      const load = table[element?.dataset.late ?? ""];
      if (!element || !load) return;
      event.preventDefault();
      const act = async () => {
        try {
          await (await load()).run(element, show);
        } catch (error) {
          if (!isChunkError(error)) throw error;
          actWithoutScript(element, isSignedIn());
        }
      };
      void act();
    };
    // The element works without this code: a chunk that fails to load is tried again at the next focus.
    const wake = (element: HTMLElement | null | undefined, name = "") =>
      element &&
      table[name]?.()
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
    // Search results are replaced in place.
    const arrivals = new MutationObserver(wakeAll);
    arrivals.observe(document.body, { childList: true, subtree: true });
    for (const [name, load] of Object.entries(table)) {
      if ((isSignedIn() || isKept(name)) && document.querySelector(`[data-late="${name}"]`))
        void load?.()
          .then(({ start }) => start?.(show))
          .catch(() => undefined);
    }
    return () => {
      arrivals.disconnect();
      document.removeEventListener("click", press);
      document.removeEventListener("focusin", focus);
    };
  }, [table, isSignedIn]);
  return shown;
}

/** Returns true when a guest's choice is stored under the name of the action, such as the vendors to compare. */
function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
