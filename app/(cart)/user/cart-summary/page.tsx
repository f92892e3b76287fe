import type { Metadata } from "next";
import { CartView } from "@/components/sale/cart/cart-view";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

export default function CartSummaryPage() {
  return <CartView />;
}
