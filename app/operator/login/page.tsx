import type { Metadata } from "next";
import { OperatorLoginView } from "@/components/identity/auth/operator-login-view";

export const metadata: Metadata = { title: "Operator login", robots: { index: false, follow: false } };

export default function OperatorLoginPage() {
  return <OperatorLoginView />;
}
