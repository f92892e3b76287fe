"use client";
import { lazy, Suspense, useState } from "react";
import { visitInvitation } from "@/components/catalogue/vendor/visit-invitation";
import { Button } from "@/components/ui/action/button";
import { MAX_UPCOMING } from "@/contracts/messaging/appointment/appointment";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { useAppStore } from "@/store/hooks";
import { useOrderVisits } from "./use-order-visits";

const AppointmentDialog = lazy(async () => ({
  default: (await import("../request/appointment-dialog")).AppointmentDialog,
}));

/** Before the vendor has delivered there is something to see or to taste. */
const OPEN: readonly OrderState[] = ["awaiting_approval", "in_progress", "all_paid"];

/** Requests a visit to an order's vendor, for as long as one makes sense. */
export function VisitButton({ orderId }: { orderId: string }) {
  const store = useAppStore();
  const [asking, setAsking] = useState(false);
  const { order, ahead } = useOrderVisits(orderId);
  if (!order || !ahead) return null;
  const { vendor, vendorContact, state } = order;
  return (
    <>
      {OPEN.includes(state) && ahead.length < MAX_UPCOMING ? (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {visitInvitation(vendorContact.categorySlug).action}
        </Button>
      ) : null}
      {asking ? (
        <Suspense>
          <AppointmentDialog
            store={store}
            vendorId={vendor.id}
            vendorName={vendor.vendorName}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
