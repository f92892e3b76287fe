import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import { Icon } from "@/components/ui/media/icon";
import styles from "./lightbox.module.css";

export type LightboxPicture = { src: string; alt: string };

type Props = {
  /** The owner's name, for the label. */
  of: string;
  pictures: readonly LightboxPicture[];
  first: number;
  onClose: () => void;
};

/** A finger that moved less than this was only resting. */
const SWIPE_PX = 48;

/**
 * Shows pictures one by one over the page. Supports arrows, Home and End, swiping and Escape. The browser traps the
 * focus while it is open and restores it afterwards.
 */
export function Lightbox({ of, pictures, first, onClose }: Props) {
  const from = useRef<number | null>(null);
  const [at, setAt] = useState(first);
  const many = pictures.length > 1;
  const around = (index: number) => (index + pictures.length) % pictures.length;
  const go = (by: number) => setAt((now) => around(now + by));

  useEffect(() => {
    for (const near of [pictures[(at + 1) % pictures.length], pictures.at(at - 1)]) {
      if (near) new Image().src = near.src;
    }
  }, [at, pictures]);

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "Home") setAt(0);
    else if (event.key === "End") setAt(pictures.length - 1);
    else return;
    event.preventDefault();
  };

  const lift = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (many && Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? 1 : -1);
  };

  const picture = pictures[at];
  if (!picture) return null;
  return (
    <NativeDialog
      className={styles.lightbox}
      aria-label={`Pictures: ${of}`}
      onClose={onClose}
      onKeyDown={press}
    >
      <button type="button" className={styles.close} onClick={closeNativeDialog}>
        <Icon name="close" size={24} />
        <span className="visually-hidden">Close</span>
      </button>
      <div
        className={styles.stage}
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={lift}
        onPointerCancel={() => (from.current = null)}
      >
        {/* Uncropped and unchanged, because the optimiser was already applied. */}
        {}
        <img
          key={picture.src}
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          draggable={false}
        />
      </div>
      <div className={styles.foot}>
        {many ? (
          <button type="button" className={styles.step} onClick={() => go(-1)}>
            <Icon name="chevron-left" size={24} />
            <span className="visually-hidden">Previous picture</span>
          </button>
        ) : null}
        <p className={styles.words} aria-live="polite">
          <span className={styles.caption}>{of}</span>
          {many ? (
            <span className={styles.count}>
              {at + 1} of {pictures.length}
            </span>
          ) : null}
        </p>
        {many ? (
          <button type="button" className={styles.step} onClick={() => go(1)}>
            <Icon name="chevron-right" size={24} />
            <span className="visually-hidden">Next picture</span>
          </button>
        ) : null}
      </div>
    </NativeDialog>
  );
}
