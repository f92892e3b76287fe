import type { Metadata } from "next";
import { ResetPasswordView } from "@/components/recovery/reset-password-view";

/** The address carries a token: no other site may learn it. */
export const metadata: Metadata = {
  title: "Choose a new password",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function ResetPasswordPage() {
  return <ResetPasswordView role="customer" />;
}
