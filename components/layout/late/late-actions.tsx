"use client";
import { type ReactNode, useEffect, useState } from "react";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { LATE } from "./late-table";

/**
 * Brings server-rendered elements marked `data-late` to life without a component of their own: one listener for all
 * of a page, and the code of a press when it is pressed. Such an element is a link or a form's button, so that it
 * leads somewhere before and without script. Ctrl-click and the like keep their meaning.
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
    document.addEventListener("click", press);
    if (storedSession()) {
      for (const [name, load] of Object.entries(LATE)) {
        if (document.querySelector(`[data-late="${name}"]`)) void load?.().then(({ start }) => start?.(show));
      }
    }
    return () => document.removeEventListener("click", press);
  }, []);
  return shown;
}
