"use client";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { useCompared } from "./use-compared";

const loadTray = () => import("./compare-tray").then(({ CompareTray }) => ({ default: CompareTray }));

/** Shows the tray on pages where vendors are chosen, once one is. */
export function CompareDock() {
  const compared = useCompared();
  const { Component: Tray } = useLazyComponent(loadTray, !!compared?.length);
  return Tray && compared ? <Tray vendors={compared} /> : null;
}
