"use client";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { Island } from "@/components/catalogue/search/map/island";
import { project, unproject } from "@/components/catalogue/search/map/projection";
import type { Coordinates } from "@/lib/place/singapore-postcode";
import styles from "./pin-map.module.css";

/** About 6 km across. */
const WIDE = 110;
const HIGH = 66;
/** About 55 m. */
const STEP = 0.0005;
const STEPS: Readonly<Record<string, [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Props = { place: Coordinates; onMove: (place: Coordinates) => void };

/** A small map around the vendor's pin, which a click or the arrow keys move. Load it lazily. */
export default function PinMap({ place, onMove }: Props) {
  const hint = useId();
  const known = place.latitude !== 0 && place.longitude !== 0;
  const { x, y } = known ? project(place.longitude, place.latitude) : { x: 505, y: 300 };
  // The map stays put while the pin moves within one cell of the grid.
  const left = Math.round(x / 40) * 40 - WIDE / 2;
  const top = Math.round(y / 24) * 24 - HIGH / 2;

  const put = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // Pressing Enter or Space causes a click without a position.
    if (event.detail === 0 || box.width === 0) return;
    onMove(
      unproject({
        x: left + ((event.clientX - box.left) / box.width) * WIDE,
        y: top + ((event.clientY - box.top) / box.height) * HIGH,
      }),
    );
  };
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !known) return;
    event.preventDefault();
    onMove({ longitude: place.longitude + step[0] * STEP, latitude: place.latitude + step[1] * STEP });
  };
  return (
    <div className={styles.map}>
      <button
        type="button"
        className={styles.stage}
        aria-label="Where couples find you on the map"
        aria-describedby={hint}
        onClick={put}
        onKeyDown={nudge}
      >
        <svg viewBox={`${left} ${top} ${WIDE} ${HIGH}`} data-zoom-step="4" aria-hidden="true">
          <Island />
          {known ? (
            <g transform={`translate(${x} ${y})`} className={styles.pin}>
              <path d="M0 0C-2.4-3.4-4-5.2-4-7.6a4 4 0 0 1 8 0C4-5.2 2.4-3.4 0 0Z" />
              <circle cy="-7.6" r="1.5" />
            </g>
          ) : null}
        </svg>
      </button>
      <p id={hint} className={styles.hint}>
        The postcode puts the pin in your part of town. Click the map or use the arrow keys to move it to the
        spot.
      </p>
    </div>
  );
}
