import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { ReportView } from "@/components/messaging/report/report-view";
import { REPORT_KINDS } from "@/contracts/report-href";

type Props = { params: Promise<{ kind: string; id: string }> };

export const metadata: Metadata = { title: "Report", robots: { index: false, follow: false } };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default async function ReportPage({ params }: Props) {
  const { kind: named, id } = await params;
  const kind = REPORT_KINDS.find((each) => each === named);
  if (!kind || !ID.test(id)) notFound();
  return (
    <SignInPanel motto="Kind, honest, safe." tone="night">
      <ReportView kind={kind} id={id} />
    </SignInPanel>
  );
}
