"use client";
import { type ReactNode, useEffect, useState } from "react";
import { isChunkError } from "@/lib/page/chunk-error";
import type { LazyTable } from "./lazy-module";
import { notify } from "@/lib/notice/notify";

const NOT_LOADED = "This didn’t load. Check your connection and try again.";

/**
 * Does what the element would do without script: follows its link, or submits its form. A form would lead to the
 * sign-in page, which is useless to a signed-in visitor, who gets a message instead.
 */
function actWithoutScript(element: HTMLElement, isSignedIn: boolean): void {
  if (element instanceof HTMLAnchorElement && element.href) window.location.assign(element.href);
  else if (element instanceof HTMLButtonElement && element.type === "submit" && element.form && !isSignedIn)
    element.form.submit();
  else notify("error", NOT_LOADED);
}

type Props = {
  /** The page's actions by name. Must be the same object on every render. */
  table: LazyTable;
  /** The actions that have a `start`. Must be the same array on every render. */
  starting: readonly string[];
  /** Returns true when a visitor is signed in, without loading the store. */
  isSignedIn: () => boolean;
};

/**
 * Makes server-rendered elements marked `data-lazy` interactive without a component for each: one listener serves the
 * page, and an action's code loads when its element is pressed. Such an element is a link or a form's button, so that
 * it works before and without script. Ctrl-click and the like keep their meaning. If the code fails to load, the press
 * does what the element does without script.
 */
export function LazyActions({ table, starting, isSignedIn }: Props) {
  const [shown, show] = useState<ReactNode>(null);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-lazy]") : null;
      const load = table[element?.dataset.lazy ?? ""];
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
    document.addEventListener("click", press);
    for (const name of starting) {
      if (isSignedIn() && document.querySelector(`[data-lazy="${name}"]`))
        void table[name]?.()
          .then(({ start }) => start?.(show))
          .catch(() => undefined);
    }
    return () => document.removeEventListener("click", press);
  }, [table, starting, isSignedIn]);
  return shown;
}
