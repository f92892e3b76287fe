"use client";
import { type PointerEvent, useEffect, useRef } from "react";
import { isHeadingTo, type Point } from "./aim";

const DIAGONAL_GRACE_MS = 280;
const REMEMBERED_POINTS = 4;

/** Opens the entry under the mouse, except entries that it only crosses on its way to the open list on the right. */
export function useMenuAim(activate: (id: string) => void) {
  const points = useRef<Point[]>([]);
  const timer = useRef<number | undefined>(undefined);
  const touch = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const goingRight = (list: Element, now: Point): boolean => {
    const next = list.nextElementSibling?.getBoundingClientRect();
    const before = points.current[0];
    return Boolean(next && before && isHeadingTo(before, now, next));
  };

  return {
    byTouch: () => touch.current,
    list: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touch.current = pointerType === "touch";
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        points.current = [...points.current.slice(1 - REMEMBERED_POINTS), { x: clientX, y: clientY }];
      },
      onPointerLeave: () => {
        points.current = [];
        window.clearTimeout(timer.current);
      },
    },
    enter: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent, id: string) => {
      window.clearTimeout(timer.current);
      if (pointerType === "touch") return;
      touch.current = false;
      const list = currentTarget.closest("ul");
      if (list && goingRight(list, { x: clientX, y: clientY })) {
        timer.current = window.setTimeout(() => activate(id), DIAGONAL_GRACE_MS);
      } else activate(id);
    },
  };
}
