import type { Metadata } from "next";
import { UndoEmailChange } from "@/components/identity/email-change/undo-email-change";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Restore your email address",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function UndoEmailChangePage() {
  return (
    <SignInPanel motto="Your account stays yours." tone="jewel">
      <UndoEmailChange />
    </SignInPanel>
  );
}
