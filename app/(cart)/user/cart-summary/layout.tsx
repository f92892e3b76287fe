import type { ReactNode } from "react";
import { VerifyBanner } from "@/components/identity/registration/verify-banner";
import { RequireSession } from "@/components/layout/session/require-session";
import { requirePageRole } from "@/lib/session/require-page-role";

export default async function CartSummaryLayout({ children }: { children: ReactNode }) {
  await requirePageRole("customer");
  return (
    <RequireSession role="customer">
      <VerifyBanner />
      {children}
    </RequireSession>
  );
}
