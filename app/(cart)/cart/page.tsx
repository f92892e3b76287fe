import type { Metadata } from "next";
import { GuestCartView } from "@/components/sale/cart/guest/guest-cart-view";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

export default function GuestCartPage() {
  return <GuestCartView />;
}
