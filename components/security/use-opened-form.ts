"use client";
import { useEffect, useRef, useState } from "react";

/** A form that a button opens in its own place: when it shuts, the button that is back has the focus. */
export function useOpenedForm() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) box.current?.querySelector("button")?.focus();
    wasOpen.current = open;
  }, [open]);
  return { box, open, setOpen };
}
