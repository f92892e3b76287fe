import type { Metadata } from "next";
import { BeoView } from "@/components/planning/beo/beo-view";

export const metadata: Metadata = { title: "Event order", robots: { index: false } };

export default async function EventOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <BeoView key={id} of={{ side: "customer", id }} />;
}
