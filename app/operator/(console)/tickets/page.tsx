import type { Metadata } from "next";
import { OperatorTicketsView } from "@/components/operator/ticket/operator-tickets-view";

export const metadata: Metadata = { title: "Tickets" };

export default function OperatorTicketsPage() {
  return <OperatorTicketsView />;
}
