import type { Metadata } from "next";
import { VerifyEmailView } from "@/components/registration/verify-email-view";

/** The address carries a token: no other site may learn it. */
export const metadata: Metadata = {
  title: "Verify your e-mail address",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function VerifyEmailPage() {
  return <VerifyEmailView />;
}
