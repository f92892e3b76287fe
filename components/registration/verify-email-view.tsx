import { SignInPanel } from "@/components/auth/sign-in-panel";

/** Where the link of the verification mail leads. */
export function VerifyEmailView() {
  return (
    <SignInPanel
      title="Verifying your e-mail address"
      lead="This takes a moment."
      motto="One click, and your plans have a home."
      tone="jewel"
      footer={null}
    >
      {null}
    </SignInPanel>
  );
}
