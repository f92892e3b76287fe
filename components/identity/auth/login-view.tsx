import type { SocialNetworks } from "@/contracts/identity/social";
import { SignInForm } from "./sign-in-form";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";

export function LoginView({ networks }: { networks: SocialNetworks }) {
  return (
    <SignInPanel
      title="Welcome back"
      lead="Log in to your cart, your orders and your wedding plans."
      motto="Everything for the day, in one place, at the price you will really pay."
      tone="jewel"
      footer={
        <p>
          New to Sayang? <a href="/register">Join us</a> · Selling on Sayang?{" "}
          <a href="/vendor/login">Vendor Login</a>
        </p>
      }
    >
      <SignInForm role="customer" networks={networks} />
    </SignInPanel>
  );
}
