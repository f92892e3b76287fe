import type { Metadata } from "next";
import { ProfileView } from "@/components/identity/profile/profile-view";

export const metadata: Metadata = { title: "Your profile", robots: { index: false } };

export default function ProfilePage() {
  return <ProfileView />;
}
