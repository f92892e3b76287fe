"use client";
import { useEffect, useRef, useState } from "react";
import { AFTER_SIGN_IN } from "@/components/auth/post-login";
import { PanelHeading } from "@/components/auth/sign-in-panel-heading";
import { useStoredSession } from "@/components/layout/session/use-stored-session";
import { useMailedToken } from "@/components/recovery/use-mailed-token";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { LINK_GONE } from "@/contracts/recovery";
import { isApiError, messageOf } from "@/services/api-error";
import { verifyEmail } from "./ask";
import { ResendVerification } from "./resend-verification";
import styles from "./verify-email.module.css";

type State =
  { is: "verifying" } | { is: "done"; message: string } | { is: "gone" } | { is: "failed"; message: string };

const LOGIN = "/login?returnUrl=%2Fverify-email";

/** Sends the mailed token in as soon as the page is alive: programs that only read links run no scripts. */
export function VerifyEmail() {
  const token = useMailedToken();
  const [state, setState] = useState<State>({ is: "verifying" });
  const asked = useRef(false);
  const verify = async (mailed: string) => {
    setState({ is: "verifying" });
    setState(await outcomeOf(mailed));
  };
  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    void outcomeOf(token).then(setState);
  }, [token]);
  const signedIn = useStoredSession()?.role === "customer";
  const shown = token === "" ? "no-link" : state.is;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== "verifying") heading.current?.focus();
  }, [shown]);

  switch (shown) {
    case "verifying":
      return (
        <>
          <PanelHeading title="Verifying your e-mail address">This takes a moment.</PanelHeading>
          <ProgressBar label="Verifying" />
          <noscript>
            <p className={styles.aside}>Please allow JavaScript for this page and load it again.</p>
          </noscript>
        </>
      );
    case "done":
      return (
        <>
          <PanelHeading title={state.is === "done" ? state.message : ""} headingRef={heading}>
            Thank you. You can now shop, book and plan with everything that Sayang has.
          </PanelHeading>
          <div className={styles.actions}>
            {signedIn ? (
              <ButtonLink href={AFTER_SIGN_IN.customer}>Continue</ButtonLink>
            ) : (
              <ButtonLink href="/login">Log in</ButtonLink>
            )}
          </div>
        </>
      );
    case "failed":
      return (
        <>
          <PanelHeading title="We could not verify it yet" headingRef={heading}>
            Your link still works. Please try again in a moment.
          </PanelHeading>
          {state.is === "failed" ? <Alert tone="bad">{state.message}</Alert> : null}
          <div className={styles.actions}>
            <Button onClick={() => void verify(token ?? "")}>Try again</Button>
          </div>
        </>
      );
    default:
      return (
        <>
          <PanelHeading
            title={shown === "gone" ? "This link does not work any more" : "Verify your e-mail address"}
            headingRef={heading}
          >
            {shown === "gone"
              ? LINK_GONE
              : "Open the link in the mail that we sent you. If you cannot find it, ask for a new one."}
          </PanelHeading>
          {signedIn ? (
            <ResendVerification />
          ) : (
            <>
              <div className={styles.actions}>
                <ButtonLink href={LOGIN}>Log in to get a new link</ButtonLink>
              </div>
              <p className={styles.aside}>If you have verified your address already, just log in.</p>
            </>
          )}
        </>
      );
  }
}

async function outcomeOf(token: string): Promise<State> {
  try {
    return { is: "done", message: await verifyEmail(token) };
  } catch (error) {
    const gone = isApiError(error) && error.code === 400;
    return gone ? { is: "gone" } : { is: "failed", message: messageOf(error) };
  }
}
