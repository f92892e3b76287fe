"use client";
import { type ComponentProps, useCallback, useState } from "react";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";

const loadBox = () => import("./suggest-box").then(({ SuggestBox }) => ({ default: SuggestBox }));

/** A search field that offers suggestions once it has had focus. It works without them. */
export function SuggestInput(props: ComponentProps<"input">) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const { Component: Box } = useLazyComponent(loadBox, wanted);
  const attach = useCallback((element: HTMLInputElement | null) => {
    setInput(element);
    // It may have received focus before hydration.
    if (element && document.activeElement === element) setWanted(true);
  }, []);
  return (
    <>
      <input
        {...props}
        ref={attach}
        onFocus={() => setWanted(true)}
        // Lets the next focus retry if the code failed to load.
        onBlur={() => setWanted(Box !== null)}
      />
      {Box && input ? <Box input={input} /> : null}
    </>
  );
}
