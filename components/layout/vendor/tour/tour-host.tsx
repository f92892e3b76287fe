"use client";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

const PARAM = "tour";

/**
 * Starts the vendor's tour when the address asks for it, and removes that parameter, so that the link works again. The
 * tour's code loads only then. Needs a Suspense ancestor.
 */
export function TourHost() {
  const wanted = useSearchParams().get(PARAM) === "start";
  useEffect(() => {
    if (!wanted) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(PARAM);
    window.history.replaceState(null, "", url);
    void import("./run-tour").then(({ runTour }) => runTour());
  }, [wanted]);
  return null;
}
