import type { Metadata } from "next";
import { ResetPasswordView } from "@/components/identity/recovery/reset-password-view";

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Choose a new password",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function ResetPasswordPage() {
  return <ResetPasswordView role="customer" />;
}
