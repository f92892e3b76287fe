import type { Metadata } from "next";
import { OperatorPersonView } from "@/components/operator/person/operator-person-view";

export const metadata: Metadata = { title: "Person" };

export default async function OperatorPersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <OperatorPersonView id={id} />;
}
