"use client";
import { useEffect } from "react";
import { DetailsForm } from "@/components/profile/details-form";
import type { CustomerProfile } from "@/contracts/auth";

/** The form of the wedding's facts; begins at the first name. */
export default function EditDetails({ profile, onDone }: { profile: CustomerProfile; onDone: () => void }) {
  useEffect(() => document.getElementById("profile-brideFirstName")?.focus(), []);
  return <DetailsForm key={profile.id} profile={profile} part="wedding" onDone={onDone} />;
}
