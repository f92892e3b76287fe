import type { Metadata } from "next";
import type { ReactNode } from "react";
import { RequireSession } from "@/components/layout/session/require-session";
import { OperatorFrame } from "@/components/operator/frame/operator-frame";
import { RightGate } from "@/components/operator/frame/right-gate";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { requirePageRole } from "@/lib/session/require-page-role";

export const metadata: Metadata = {
  title: { default: "Operator console", template: "%s · Operator console" },
  robots: { index: false, follow: false },
};

export default async function OperatorLayout({ children }: { children: ReactNode }) {
  await requirePageRole("operator");
  return (
    <OperatorFrame>
      <RequireSession role="operator">
        <RightGate>{children}</RightGate>
      </RequireSession>
      <IncompletePage />
    </OperatorFrame>
  );
}
