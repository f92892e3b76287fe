import { SignInPanel } from "@/components/auth/sign-in-panel";
import type { SignInRole } from "@/store/session";
import { RECOVERY_LOOK } from "./roles";

/** Where the mailed link leads: the new password, twice. */
export function ResetPasswordView({ role }: { role: SignInRole }) {
  const { tone, motto, loginPath } = RECOVERY_LOOK[role];
  return (
    <SignInPanel
      title="Choose a new password"
      lead="It replaces the old one everywhere, and signs you out on every device."
      motto={motto}
      tone={tone}
      footer={
        <p>
          Remembered the old one? <a href={loginPath}>Back to login</a>
        </p>
      }
    >
      {null}
    </SignInPanel>
  );
}
