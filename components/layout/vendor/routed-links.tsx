"use client";
import { useRouter } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";

/** Routes plain links to the vendor area in its children through the router, so that the page isn't reloaded. */
export function RoutedLinks({ className, children }: { className: string | undefined; children: ReactNode }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    if (!href?.startsWith("/vendor/dashboard")) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <div className={className} onClick={follow}>
      {children}
    </div>
  );
}
