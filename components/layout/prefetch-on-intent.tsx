"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const INTENT = ["pointerover", "touchstart", "focusin"] as const;

type Connection = { saveData?: boolean };

/**
 * Fetches the page behind a link when the pointer or a finger touches it, for links whose path begins with `under`. Its
 * code then arrives while the visitor is still pressing. Not for visitors who save data.
 */
export function PrefetchOnIntent({ under }: { under: string }) {
  const router = useRouter();
  useEffect(() => {
    if ((navigator as { connection?: Connection }).connection?.saveData) return;
    let last: Element | null = null;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link === last) return;
      last = link;
      const { origin, pathname, search } = new URL(link.href);
      const isOther =
        origin === location.origin && pathname.startsWith(under) && pathname !== location.pathname;
      if (isOther && !link.target && !link.hasAttribute("download")) router.prefetch(pathname + search);
    };
    for (const type of INTENT) addEventListener(type, onIntent, { capture: true, passive: true });
    return () => {
      for (const type of INTENT) removeEventListener(type, onIntent, { capture: true });
    };
  }, [router, under]);
  return null;
}
