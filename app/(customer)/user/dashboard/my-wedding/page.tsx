import type { Metadata } from "next";
import { WeddingAppointments } from "@/components/messaging/appointment/wedding-appointments";
import { MyWeddingView } from "@/components/planning/wedding/my-wedding-view";

export const metadata: Metadata = { title: "My Wedding", robots: { index: false } };

export default function MyWeddingPage() {
  return <MyWeddingView appointments={<WeddingAppointments />} />;
}
