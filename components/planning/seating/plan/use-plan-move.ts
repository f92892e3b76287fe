"use client";
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import { GRID } from "@/components/planning/seating/model/geometry";
import type { Point } from "@/contracts/planning/seating-geometry";

const LESS_THAN_A_DRAG = 4;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Options = {
  at: Point;
  mayMove: boolean;
  /** Clamps a position to the room and the grid. */
  within: (at: Point) => Point;
  onSelect: () => void;
  onMove: (at: Point) => void;
};

/**
 * Moves something on the plan by pointer or arrow keys (by a metre with Shift). A press without movement selects it.
 */
export function usePlanMove({ at, mayMove, within, onSelect, onMove }: Options) {
  const [moving, setMoving] = useState<Point | null>(null);
  // `to` is ahead of `moving` when the pointer is lifted before the last move was rendered.
  const start = useRef<{ pointer: Point; client: Point; to: Point | null } | null>(null);

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (!mayMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { pointer: onPlan(event), client: { x: event.clientX, y: event.clientY }, to: null };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const from = start.current;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.client.x, event.clientY - from.client.y);
    if (!from.to && far < LESS_THAN_A_DRAG) return;
    const now = onPlan(event);
    from.to = within({ x: at.x + now.x - from.pointer.x, y: at.y + now.y - from.pointer.y });
    setMoving(from.to);
  };
  const onPointerUp = () => {
    const to = start.current?.to;
    start.current = null;
    setMoving(null);
    if (to && (to.x !== at.x || to.y !== at.y)) onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onSelect();
    } else if (step && mayMove) {
      event.preventDefault();
      const by = event.shiftKey ? 100 : GRID;
      const to = within({ x: at.x + step.x * by, y: at.y + step.y * by });
      if (to.x !== at.x || to.y !== at.y) onMove(to);
    }
  };
  /** Keeps the browser from scrolling instead, because `touch-action` has no effect inside an SVG. */
  const holdTouch = useCallback(
    (node: SVGGElement | null) => {
      if (!node || !mayMove) return;
      const hold = (event: TouchEvent) => {
        if (event.cancelable) event.preventDefault();
      };
      node.addEventListener("touchmove", hold, { passive: false });
      return () => node.removeEventListener("touchmove", hold);
    },
    [mayMove],
  );
  return {
    holdTouch,
    at: moving ?? at,
    isMoving: moving !== null,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onKeyDown,
      onPointerCancel: () => {
        start.current = null;
        setMoving(null);
      },
      onClick: (event: { stopPropagation(): void }) => {
        event.stopPropagation();
        onSelect();
      },
    },
  };
}

/** Returns a pointer's position on the plan, in centimetres. */
function onPlan({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): Point {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}
