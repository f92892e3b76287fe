import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { RegisterForm } from "./register-form";
import { rich } from "@/components/ui/words/rich";

export function RegisterView() {
  return (
    <SignInPanel
      motto="From the first idea to the last dance, planned by the two of you."
      tone="jewel"
      footer={
        <>
          <p>{rich("Have an account? <a>Log in</a>", { a: (text) => <a href="/login">{text}</a> })}</p>
          <p>
            {rich("Selling on Sayang? <a>Register your business</a>", {
              a: (text) => <a href="/vendor/register">{text}</a>,
            })}
          </p>
        </>
      }
    >
      <RegisterForm />
    </SignInPanel>
  );
}
