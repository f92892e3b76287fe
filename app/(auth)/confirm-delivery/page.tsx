import type { Metadata } from "next";
import { ConfirmDeliveryView } from "@/components/sale/delivery/confirm-delivery-view";
import { readDeliveryQuestion } from "@/server/modules/sale/order/public";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Confirm your delivery",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function ConfirmDeliveryPage({ searchParams }: Props) {
  const { token, done } = await searchParams;
  const signed = typeof token === "string" ? token : "";
  const question = signed ? await readDeliveryQuestion(signed) : null;
  return (
    <ConfirmDeliveryView
      token={signed}
      question={question}
      done={done === "delivered" || done === "issue" ? done : null}
    />
  );
}
