import { SignInPanel } from "@/components/auth/sign-in-panel";
import { VerifyEmail } from "./verify-email";

/** Where the link of the verification mail leads. */
export function VerifyEmailView() {
  return (
    <SignInPanel motto="One click, and your plans have a home." tone="jewel">
      <VerifyEmail />
    </SignInPanel>
  );
}
