import type { Metadata } from "next";
import { ForgotPasswordView } from "@/components/recovery/forgot-password-view";
import { ResetPasswordView } from "@/components/recovery/reset-password-view";

/** The address may carry a token: no other site may learn it. */
export const metadata: Metadata = {
  title: "Reset your vendor password",
  robots: { index: false },
  referrer: "no-referrer",
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** Asks for the address; the mailed link leads here again, with a token, to choose the new password. */
export default async function VendorPasswordResetPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return token ? <ResetPasswordView role="vendor" /> : <ForgotPasswordView role="vendor" />;
}
