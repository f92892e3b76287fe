"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { onNotice } from "@/lib/notify";

const loadToasts = () => import("./toasts");
const Toasts = lazy(loadToasts);

/** Shows what `notify` is told. The toast library is fetched for the first message. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(
    () =>
      onNotice((notice) => {
        setNeeded(true);
        void loadToasts().then(({ showToast }) => showToast(notice));
      }),
    [],
  );
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
