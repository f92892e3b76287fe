import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { VendorRegisterForm } from "@/components/catalogue/vendor/registration/vendor-register-form";

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
