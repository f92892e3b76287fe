import type { Metadata } from "next";
import { EvoucherView } from "@/components/sale/evoucher/evoucher-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Wedding vouchers for couples in Singapore, to be spent at any vendor on Sayang. Write yours and see how it will look.";
  return pageMetadata("/evoucher", "Wedding vouchers", description, { picture: "page/evoucher" });
}

export default function EvoucherPage() {
  return <EvoucherView />;
}
