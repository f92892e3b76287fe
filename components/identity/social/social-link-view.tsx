import { SignInPanel } from "@/components/identity/panel/sign-in-panel";
import { SocialLinkForm } from "./social-link-form";

/** The page that the mail about a social login links to. */
export function SocialLinkView({ token }: { token: string }) {
  return (
    <SignInPanel
      title="Connect your login"
      lead="You asked to log in to your account with Google or Facebook. If that was not you, close this page: nothing has changed."
      motto="One account, whichever way you come in."
      tone="jewel"
      footer={
        <p>
          New to Sayang? <a href="/register">Join us</a>
        </p>
      }
    >
      <SocialLinkForm token={token} />
    </SignInPanel>
  );
}
