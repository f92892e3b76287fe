import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import type { RecoveryRole } from "@/contracts/identity/recovery";
import { ResetPasswordPanel } from "./reset-password-form";
import { RECOVERY_LOOK } from "./roles";

/** The page that the mailed reset link opens. */
export function ResetPasswordView({ role }: { role: RecoveryRole }) {
  const { tone, motto, loginPath } = RECOVERY_LOOK[role];
  return (
    <SignInPanel
      motto={motto}
      tone={tone}
      footer={
        <p>
          Remembered the old one? <a href={loginPath}>Back to login</a>
        </p>
      }
    >
      <ResetPasswordPanel role={role} />
    </SignInPanel>
  );
}
