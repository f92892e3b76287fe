import { SignInForm } from "./sign-in-form";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";

export function VendorLoginView() {
  return (
    <SignInPanel
      title="Vendor Login"
      lead="Log in to answer new orders and keep your shop in order."
      motto="Couples are planning right now. Let them find you."
      tone="night"
      footer={
        <p>
          New to Sayang? <a href="/vendor/register">Register your business</a> · Planning your wedding?{" "}
          <a href="/login">Log in as a couple</a>
        </p>
      }
    >
      <SignInForm role="vendor" />
    </SignInPanel>
  );
}
