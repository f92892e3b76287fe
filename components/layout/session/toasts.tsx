"use client";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Notice } from "@/lib/notice/notify";
import styles from "./toasts.module.css";

let standing = false;
let waiting: Notice[] = [];

/** Shows the toast as soon as the container is mounted. */
export function showToast(notice: Notice): void {
  if (standing) toast[notice.kind](notice.message);
  else waiting.push(notice);
}

/**
 * Pauses a new toast when the pointer already rests on it or the window has no focus, because the library starts its
 * timer regardless at the end of the entry animation.
 */
function holdBack({ target }: AnimationEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(".Toastify__toast")) return;
  if (!document.hasFocus() || target.matches(":hover")) toast.pause({ id: target.id });
}

/**
 * Moves `place` to the end of the body, and exposes it to screen readers while a dialog is open: dialogs hide
 * everything outside them, and a toast may respond to an action in one.
 */
function keepHeard(place: HTMLElement): () => void {
  document.body.append(place);
  const observer = new MutationObserver(() => {
    if (place.hasAttribute("aria-hidden")) place.removeAttribute("aria-hidden");
  });
  observer.observe(place, { attributes: true, attributeFilter: ["aria-hidden"] });
  return () => {
    observer.disconnect();
    place.remove();
  };
}

export default function Toasts() {
  useEffect(() => {
    document.addEventListener("animationend", holdBack);
    return () => document.removeEventListener("animationend", holdBack);
  }, []);
  useEffect(() => {
    // The library drops queued toasts when its container unmounts, which Strict Mode does once at the start.
    const timer = setTimeout(() => {
      standing = true;
      const missed = waiting;
      waiting = [];
      for (const notice of missed) showToast(notice);
    });
    return () => {
      clearTimeout(timer);
      standing = false;
    };
  }, []);
  const [place] = useState(() => document.createElement("div"));
  useEffect(() => keepHeard(place), [place]);
  return createPortal(
    <ToastContainer
      className={styles.container ?? ""}
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      aria-label="Notifications"
    />,
    place,
  );
}
