"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import { Icon } from "@/components/ui/media/icon";
import type { GuestPhoto } from "@/contracts/planning/photo";
import styles from "./slideshow.module.css";

const SECONDS = 6;

/**
 * Approved photos one after the other over the whole screen, for the projector of the ballroom. Photos that are approved
 * meanwhile join in. The space bar pauses, arrows go on and back, Escape ends it.
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
    // A browser that refuses shows it in its window.
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
