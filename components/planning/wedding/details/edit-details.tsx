"use client";
import { useEffect } from "react";
import { WeddingForm } from "@/components/identity/profile/wedding-form";
import type { CustomerProfile } from "@/contracts/identity/auth";

/** The form of the wedding details, which focuses its first name. */
export default function EditDetails({ profile, onDone }: { profile: CustomerProfile; onDone: () => void }) {
  useEffect(() => document.getElementById("profile-brideFirstName")?.focus(), []);
  return <WeddingForm key={profile.id} profile={profile} onDone={onDone} />;
}
