import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { VendorJoinForm } from "./vendor-join-form";

/** `/vendor/join`: the page that the invitation to a vendor's team opens. */
export function VendorJoinView() {
  return (
    <SignInPanel
      motto="Couples are planning right now. Help them find their day."
      tone="night"
      footer={
        <p>
          Joined already? <a href="/vendor/login">Log in</a>
        </p>
      }
    >
      <VendorJoinForm />
    </SignInPanel>
  );
}
