import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { VerifyEmail } from "./verify-email";

/** The page that the link in the verification mail opens. */
export function VerifyEmailView() {
  return (
    <SignInPanel motto="One click, and your plans have a home." tone="jewel">
      <VerifyEmail />
    </SignInPanel>
  );
}
