"use client";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useTeamRole } from "@/components/session/use-team-role";
import { useAppSelector } from "@/store/hooks";

const PARAM = "tour";

/**
 * Starts the vendor's tour when the address asks for it, and removes that parameter, so that the link works again. The
 * tour's code loads only then. Needs a Suspense ancestor.
 */
export function TourHost() {
  const wanted = useSearchParams().get(PARAM) === "start";
  const role = useTeamRole();
  const known = useAppSelector((state) => state.auth.userData?.roleUser === "vendor");
  useEffect(() => {
    if (!wanted || !known) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(PARAM);
    window.history.replaceState(null, "", url);
    void import("./run-tour").then(({ runTour }) => runTour(role));
  }, [wanted, known, role]);
  return null;
}
