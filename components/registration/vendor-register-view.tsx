import { SignInPanel } from "@/components/auth/sign-in-panel";

/** The registration page of vendors, in steps. */
export function VendorRegisterView() {
  return (
    <SignInPanel
      title="Sell on Sayang"
      lead="Tell us about your business. It takes about ten minutes."
      motto="Couples are planning right now. Let them find you."
      tone="night"
      footer={
        <p>
          Registered already? <a href="/vendor/login">Vendor Login</a>
        </p>
      }
    >
      {null}
    </SignInPanel>
  );
}
