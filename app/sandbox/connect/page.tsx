import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PlainHeader } from "@/components/layout/header/plain-header";
import { SandboxConnectView } from "@/components/sale/sandbox-connect/sandbox-connect-view";
import { StoreProvider } from "@/components/session/store-provider";
import { readEnv } from "@/lib/env";

export const metadata: Metadata = { title: "Connect a test account", robots: { index: false } };

/** The embedded processor's page on which a vendor connects an account; Stripe has its own. */
export default async function SandboxConnectPage({
  searchParams,
}: {
  searchParams: Promise<{ state?: string }>;
}) {
  const { state } = await searchParams;
  if (readEnv().paymentGateway !== "sandbox" || typeof state !== "string") notFound();
  return (
    <StoreProvider>
      <PlainHeader />
      <SandboxConnectView state={state} />
    </StoreProvider>
  );
}
