"use client";
import { confirmEmailChange } from "@/components/identity/account/account-calls";
import { useMailedToken } from "@/components/identity/account/use-mailed-token";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { useStoredSession } from "@/components/session/use-stored-session";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "@/components/identity/registration/verify-email.module.css";
import { MailedStep } from "./mailed-step";

const PROFILE = "/user/profile#email-address";

/** Confirms the new address of the signed-in couple; guests log in first and come back with the link. */
export function ConfirmEmailChange() {
  const token = useMailedToken();
  const signedIn = useStoredSession()?.role === "customer";
  const again = <ButtonLink href={PROFILE}>Go to your profile</ButtonLink>;
  if (token === undefined) return <PanelHeading title="Opening your link">This takes a moment.</PanelHeading>;
  if (token === "") {
    return (
      <>
        <PanelHeading title="Open the link in our email">
          It confirms your new address. You can send it again from your profile.
        </PanelHeading>
        <div className={styles.actions}>{again}</div>
      </>
    );
  }
  if (!signedIn) {
    const back = encodeURIComponent(`/change-email?token=${encodeURIComponent(token)}`);
    return (
      <>
        <PanelHeading title="Log in to confirm your new address">
          Use your old address once more. It stays in place until you’ve confirmed the new one.
        </PanelHeading>
        <div className={styles.actions}>
          <ButtonLink href={`/login?returnUrl=${back}`}>Log in</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <MailedStep
      title="Use this address from now on?"
      lead="We’ll write to your new address, and you’ll log in with it. Your other devices are signed out."
      label="Yes, change my email address"
      run={() => confirmEmailChange(token)}
      done={again}
      gone={again}
    />
  );
}
