"use client";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { rolesWith, type VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";
import { type Side, useMay } from "./use-team-role";

type Props = { to: VendorCapability; side?: Side; children: ReactNode };

/** Renders its children only if the role of the signed-in login allows it. */
export function Allowed({ to, side = "vendor", children }: Props) {
  return useMay(to, side) ? children : null;
}

type NoteProps = {
  /** The capability that the role lacks, which determines who is named. */
  to: VendorCapability;
  words: (who: string) => string;
};

/** Tells roles that lack a capability who has it, as in "A manager or an owner answers orders". */
export function RoleNote({ to, words }: NoteProps) {
  const may = useMay(to);
  const who = rolesWith(to).join(" or ");
  return may ? null : <Alert>{words(who.charAt(0).toUpperCase() + who.slice(1))}</Alert>;
}
