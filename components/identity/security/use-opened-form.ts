"use client";
import { useEffect, useRef, useState } from "react";

/** State of a form that replaces the button that opens it. Returns the focus to the button when the form closes. */
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
