import type { Metadata } from "next";
import { MessageCoupleButton } from "@/components/messaging/room/message-couple-button";
import { BeoView } from "@/components/planning/beo/beo-view";

export const metadata: Metadata = { title: "Event order", robots: { index: false } };

export default async function VendorEventOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <BeoView key={id} of={{ side: "vendor", id }} message={<MessageCoupleButton orderId={id} />} />;
}
