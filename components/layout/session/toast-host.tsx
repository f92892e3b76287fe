"use client";
import { type ComponentType, useEffect, useState } from "react";
import { onNotice } from "@/lib/notice/notify";
import { inPageWords } from "@/lib/language/spoken";
import styles from "./toast-host.module.css";

const loadToasts = () => import("./toasts");

/**
 * Shows messages sent to `notify`. The toast library loads with the first one; if it fails, the plain text is shown.
 */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState("");
  useEffect(
    () =>
      onNotice(({ kind, message }) => {
        const notice = { kind, message: inPageWords(message) };
        loadToasts().then(
          ({ default: Loaded, showToast }) => {
            setToasts(() => Loaded);
            setPlain("");
            showToast(notice);
          },
          () => setPlain(notice.message),
        );
      }),
    [],
  );
  if (Toasts) return <Toasts />;
  return plain ? (
    <p role="alert" className={styles.plain}>
      {plain}
    </p>
  ) : null;
}
