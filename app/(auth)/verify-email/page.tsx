import type { Metadata } from "next";
import { VerifyEmailView } from "@/components/identity/registration/verify-email-view";

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Verify your email address",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function VerifyEmailPage() {
  return <VerifyEmailView />;
}
