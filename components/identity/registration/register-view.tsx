import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { RegisterForm } from "./register-form";

export function RegisterView() {
  return (
    <SignInPanel
      motto="From the first idea to the last dance, planned by the two of you."
      tone="jewel"
      footer={
        <>
          <p>
            Have an account? <a href="/login">Log in</a>
          </p>
          <p>
            Selling on Sayang? <a href="/vendor/register">Register your business</a>
          </p>
        </>
      }
    >
      <RegisterForm />
    </SignInPanel>
  );
}
