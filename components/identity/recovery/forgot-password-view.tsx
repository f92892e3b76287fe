import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import type { RecoveryRole } from "@/contracts/identity/recovery";
import { ForgotPasswordForm } from "./forgot-password-form";
import { RECOVERY_LOOK } from "./roles";

export function ForgotPasswordView({ role }: { role: RecoveryRole }) {
  const { tone, motto, loginPath } = RECOVERY_LOOK[role];
  return (
    <SignInPanel
      motto={motto}
      tone={tone}
      footer={
        <p>
          Remembered it? <a href={loginPath}>Back to login</a>
        </p>
      }
    >
      <ForgotPasswordForm role={role} />
    </SignInPanel>
  );
}
