"use client";
import { undoEmailChange } from "@/components/identity/account/account-calls";
import { useMailedToken } from "@/components/identity/account/use-mailed-token";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { loadStore } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import { ButtonLink } from "@/components/ui/action/button";
import { MailedStep } from "./mailed-step";

/** Restores the address that this link was mailed to. */
export function UndoEmailChange() {
  const token = useMailedToken();
  if (token === undefined) return <PanelHeading title="Opening your link">This takes a moment.</PanelHeading>;
  return (
    <MailedStep
      title="Restore this email address?"
      lead="Your account goes back to this address and everyone who is using it is signed out. We’ll then email you a link to choose a new password."
      label="Restore my email address"
      run={async () => {
        const message = await undoEmailChange(token);
        // The server has ended all sessions of the account.
        if (storedSession()?.role === "customer") (await loadStore()).context.session.forget();
        return message;
      }}
      done={<ButtonLink href="/login">Go to login</ButtonLink>}
      gone={<ButtonLink href="/contact-us">Contact us</ButtonLink>}
    />
  );
}
