import type { Metadata } from "next";
import { PayView } from "@/components/sale/checkout/pay/pay-view";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

export default async function CheckoutPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <PayView key={id} id={id} />;
}
