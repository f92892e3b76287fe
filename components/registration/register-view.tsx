import { SignInPanel } from "@/components/auth/sign-in-panel";

/** The registration page of couples. */
export function RegisterView() {
  return (
    <SignInPanel
      title="Create your account"
      lead="Keep your cart, your shortlist and your plans in one place. It is free."
      motto="From the first idea to the last dance, planned by the two of you."
      tone="jewel"
      footer={
        <p>
          Selling on Sayang? <a href="/vendor/register">Register your business</a>
        </p>
      }
    >
      {null}
    </SignInPanel>
  );
}
