"use client";
import { useLateComponent } from "@/components/ui/late/use-late-component";
import { useCompared } from "./use-compared";

const loadTray = () => import("./compare-tray").then(({ CompareTray }) => ({ default: CompareTray }));

/** Shows the tray on pages where vendors are chosen, once one is. */
export function CompareDock() {
  const compared = useCompared();
  const { Component: Tray } = useLateComponent(loadTray, !!compared?.length);
  return Tray && compared ? <Tray vendors={compared} /> : null;
}
