"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import { Icon } from "@/components/ui/media/icon";
import type { GuestPhoto } from "@/contracts/planning/photo";
import styles from "./slideshow.module.css";

const SECONDS = 6;

/**
 * Shows the approved photos one by one in full screen, for the ballroom's projector, and adds those approved in the
 * meantime. Space pauses, the arrow keys go back and forth, Escape closes it.
 */
export default function Slideshow({
  photos,
  onClose,
}: {
  photos: readonly GuestPhoto[];
  onClose: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const count = photos.length;
  const photo = photos[at % count];
  const next = photos[(at + 1) % count];

  useEffect(() => {
    // If the browser refuses, the slideshow stays in its window.
    void frame.current?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setInterval(() => setAt((now) => now + 1), SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isPaused, count, at]);
  useEffect(() => {
    if (next) new Image().src = `/media/${next.name}`;
  }, [next]);

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") setAt((now) => now + 1);
    else if (event.key === "ArrowLeft") setAt((now) => now + count - 1);
    else if (event.key === " ") setIsPaused((now) => !now);
    else return;
    event.preventDefault();
  };

  if (!photo) return null;
  return (
    <NativeDialog className={styles.dialog} aria-label="Slideshow" onClose={onClose} onKeyDown={press}>
      <div ref={frame} className={styles.frame}>
        <img
          key={photo.id}
          className={styles.photo}
          src={`/media/${photo.name}`}
          alt={`By ${photo.household}`}
        />
        <p className={styles.by}>{photo.household}</p>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? "Play" : "Pause"}
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label="End slideshow"
            onClick={closeNativeDialog}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </NativeDialog>
  );
}
