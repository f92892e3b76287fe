"use client";
import { toast, ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import type { Notice } from "@/lib/notify";
import styles from "./toasts.module.css";

/** What is shown before the container stands is kept for it by the library. */
export function showToast({ kind, message }: Notice): void {
  toast[kind](message);
}

export default function Toasts() {
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
