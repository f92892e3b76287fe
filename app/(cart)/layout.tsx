import type { ReactNode } from "react";
import { CheckoutFrame } from "@/components/layout/customer/checkout-frame";
import { IncompletePage } from "@/components/ui/page/incomplete-page";

/** The carts of guests and couples, with nothing around them but a link back to the vendors. */
export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <CheckoutFrame back={{ href: "/vendor", label: "Continue browsing" }}>
      {children}
      <IncompletePage />
    </CheckoutFrame>
  );
}
