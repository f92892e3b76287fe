import { SignInForm } from "./sign-in-form";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";

export function OperatorLoginView() {
  return (
    <SignInPanel
      title="Operator console"
      lead="For the people who run Sayang. We email you a code each time you log in."
      motto="Every act is kept with your name and the reason."
      tone="night"
      footer={<p>Forgot your password? Ask whoever runs the server to renew it.</p>}
    >
      <SignInForm role="operator" />
    </SignInPanel>
  );
}
