import { SignInPanel } from "@/components/auth/sign-in-panel";
import { VendorRegisterForm } from "./vendor/vendor-register-form";

/** The registration page of vendors, in steps. */
export function VendorRegisterView() {
  return (
    <SignInPanel
      motto="Couples are planning right now. Let them find you."
      tone="night"
      wide
      footer={
        <p>
          Registered already? <a href="/vendor/login">Vendor Login</a>
        </p>
      }
    >
      <VendorRegisterForm />
    </SignInPanel>
  );
}
