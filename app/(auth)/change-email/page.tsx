import type { Metadata } from "next";
import { ConfirmEmailChange } from "@/components/identity/email-change/confirm-email-change";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Confirm your new email address",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function ConfirmEmailChangePage() {
  return (
    <SignInPanel motto="One click, and your post finds you." tone="jewel">
      <ConfirmEmailChange />
    </SignInPanel>
  );
}
