import type { Metadata } from "next";
import { ForgotPasswordView } from "@/components/identity/recovery/forgot-password-view";
import { ResetPasswordView } from "@/components/identity/recovery/reset-password-view";

/** The URL may carry a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Reset your vendor password",
  robots: { index: false },
  referrer: "no-referrer",
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** Asks for the email address; the mailed link opens this page again with a token, to choose the new password. */
export default async function VendorPasswordResetPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return token ? <ResetPasswordView role="vendor" /> : <ForgotPasswordView role="vendor" />;
}
