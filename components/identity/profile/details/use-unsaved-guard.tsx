"use client";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/**
 * Asks before a page with unsaved changes is left: with its own dialog for links on this site, with the browser's for
 * everything else (closing the tab, typing an address). Returns the dialog to render.
 */
export function useUnsavedGuard(dirty: boolean): ReactNode {
  const [target, setTarget] = useState<string | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [dirty]);

  if (target === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay here"
        tone="danger"
        busy={false}
        onConfirm={() => {
          leaving.current = true;
          window.location.assign(target);
        }}
        onClose={() => setTarget(null)}
      >
        Your changes haven’t been saved.
      </ConfirmDialog>
    </Suspense>
  );
}

function leadsAway({ target, pathname, hash, origin }: HTMLAnchorElement, event: MouseEvent): boolean {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (elsewhere || (target !== "" && target !== "_self") || origin !== window.location.origin) return false;
  return !(pathname === window.location.pathname && hash !== "");
}
