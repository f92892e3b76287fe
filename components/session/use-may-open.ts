"use client";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { useTeamRole } from "./use-team-role";

/** Returns whether the role may open the page behind a link of the vendor's area. */
export function useMayOpen(): (href: string) => boolean {
  const role = useTeamRole();
  return (href) => mayOpen(role, href.split(/[?#]/, 1)[0] ?? href);
}
