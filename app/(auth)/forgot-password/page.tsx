import type { Metadata } from "next";
import { ForgotPasswordView } from "@/components/identity/recovery/forgot-password-view";

export const metadata: Metadata = { title: "Forgot password", robots: { index: false } };

export default function ForgotPasswordPage() {
  return <ForgotPasswordView role="customer" />;
}
