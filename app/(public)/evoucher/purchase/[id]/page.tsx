import type { Metadata } from "next";
import { PurchaseView } from "@/components/sale/evoucher/purchase/purchase-view";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Your gift voucher",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function PurchasePage({ params, searchParams }: Props) {
  const [{ id }, { token }] = await Promise.all([params, searchParams]);
  return <PurchaseView id={id} token={typeof token === "string" ? token : ""} />;
}
