"use client";
import { useRouter } from "next/navigation";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import { useOpenRoomOfOrderMutation } from "@/services/messaging/room";
import { useGetVendorOrderQuery } from "@/services/sale/order-vendor";

/** Opens the conversation with the couple of an order, for roles that may write messages. */
export function MessageCoupleButton({ orderId }: { orderId: string }) {
  const router = useRouter();
  const may = useMay("messages");
  const { currentData: order } = useGetVendorOrderQuery(orderId);
  const [open, { isLoading }] = useOpenRoomOfOrderMutation();
  if (!order || !may) return null;
  const go = async () => {
    const { data } = await open(orderId);
    if (data) router.push(`/vendor/dashboard/messages?roomId=${data.roomId}&about=order:${orderId}`);
  };
  return (
    <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void go()}>
      Message {order.customer.name}
    </Button>
  );
}
