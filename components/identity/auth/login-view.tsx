import type { SocialNetworks } from "@/contracts/identity/social";
import { SignInForm } from "./sign-in-form";
import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { t } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";

export function LoginView({ networks }: { networks: SocialNetworks }) {
  return (
    <SignInPanel
      title={t("Welcome back")}
      lead={t("Log in to your cart, your orders and your wedding plans.")}
      motto="Everything for the day, in one place, at the price you will really pay."
      tone="jewel"
      footer={
        <p>
          {rich("New to Sayang? <join>Join us</join> · Selling on Sayang? <vendor>Vendor Login</vendor>", {
            join: (text) => <a href="/register">{text}</a>,
            vendor: (text) => <a href="/vendor/login">{text}</a>,
          })}
        </p>
      }
    >
      <SignInForm role="customer" networks={networks} />
    </SignInPanel>
  );
}
