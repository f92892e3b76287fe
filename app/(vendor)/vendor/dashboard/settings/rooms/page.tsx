import type { Metadata } from "next";
import { RoomPlansView } from "@/components/planning/room-plan/room-plans-view";

export const metadata: Metadata = { title: "Room plans", robots: { index: false } };

export default function RoomPlansPage() {
  return <RoomPlansView />;
}
