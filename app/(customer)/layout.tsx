import type { ReactNode } from "react";
import { RequireSession } from "@/components/layout/session/require-session";
import { StoreProvider } from "@/components/layout/session/store-provider";
import { requirePageRole } from "@/lib/require-page-role";

export default async function CustomerLayout({ children }: { children: ReactNode }) {
  await requirePageRole("customer");
  return (
    <StoreProvider>
      <main id="main">
        <RequireSession role="customer">{children}</RequireSession>
      </main>
    </StoreProvider>
  );
}
