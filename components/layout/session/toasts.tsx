"use client";
import { useEffect } from "react";
import { toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Notice } from "@/lib/notify";
import styles from "./toasts.module.css";

let standing = false;
let waiting: Notice[] = [];

/** Shows it as soon as the container stands. */
export function showToast(notice: Notice): void {
  if (standing) toast[notice.kind](notice.message);
  else waiting.push(notice);
}

/**
 * The library starts a toast's time at the end of its way in, although the pointer may rest on it by then, or the window
 * have lost the focus.
 */
function holdBack({ target }: AnimationEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(".Toastify__toast")) return;
  if (!document.hasFocus() || target.matches(":hover")) toast.pause({ id: target.id });
}

export default function Toasts() {
  useEffect(() => {
    document.addEventListener("animationend", holdBack);
    return () => document.removeEventListener("animationend", holdBack);
  }, []);
  useEffect(() => {
    // The library forgets what it holds when its container is taken down, as Strict Mode does once at the start.
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
  return (
    <ToastContainer
      className={styles.container ?? ""}
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      aria-label="Notifications"
    />
  );
}
