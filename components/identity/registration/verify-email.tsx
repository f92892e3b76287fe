"use client";
import { useEffect, useRef, useState } from "react";
import { FIRST_LOGIN, FIRST_STEP } from "@/components/identity/auth/post-login";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { useStoredSession } from "@/components/session/use-stored-session";
import { useMailedToken } from "@/components/identity/account/use-mailed-token";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { LINK_GONE } from "@/contracts/identity/recovery";
import { type Registrant, REGISTRATION_DISOWNED } from "@/contracts/identity/registration/register";
import { CUSTOMER_CART } from "@/lib/session/page-guard";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { isApiError, messageOf } from "@/contracts/api-error";
import { disownRegistration, registrantOf, verifyEmail } from "@/components/identity/account/account-calls";
import { ResendVerification } from "./resend-verification";
import styles from "./verify-email.module.css";

type State =
  | { is: "opening" }
  | { is: "asking"; registrant: Registrant; busy?: "yes" | "no"; problem?: string }
  | { is: "done"; message: string; hasCart: boolean }
  | { is: "disowned" }
  | { is: "gone" }
  | { is: "failed"; message: string };

const LOGIN = "/login?returnUrl=%2Fverify-email";

/**
 * Verifies the address of the mailed link on a click and names the registrant: mail scanners open links too, and the
 * address may have been registered by someone else.
 */
export function VerifyEmail() {
  const token = useMailedToken();
  const [state, setState] = useState<State>({ is: "opening" });
  const asked = useRef(false);
  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    void opened(token).then(setState);
  }, [token]);
  const shown = token === "" ? "no-link" : state.is;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== "opening") heading.current?.focus();
  }, [shown]);

  const answer = async (asking: Extract<State, { is: "asking" }>, busy: "yes" | "no") => {
    setState({ is: "asking", registrant: asking.registrant, busy });
    setState(await answered(token ?? "", asking.registrant, busy));
  };

  if (token !== "" && state.is === "asking") {
    const { registrant, busy, problem } = state;
    return (
      <>
        <PanelHeading title="Is this you?" headingRef={heading}>
          {registrant.name || "Somebody"} registered at Sayang with this email address on{" "}
          {formatDate(todayInSingapore(new Date(registrant.registeredAt)))}.
        </PanelHeading>
        {problem ? <Alert tone="bad">{problem}</Alert> : null}
        <div className={styles.actions}>
          <Button busy={busy === "yes"} disabled={busy === "no"} onClick={() => void answer(state, "yes")}>
            Yes, verify my email address
          </Button>
          <Button
            variant="secondary"
            busy={busy === "no"}
            disabled={busy === "yes"}
            onClick={() => void answer(state, "no")}
          >
            No, this was not me
          </Button>
        </div>
      </>
    );
  }
  if (token !== "" && state.is === "done") {
    return <Done message={state.message} hasCart={state.hasCart} headingRef={heading} />;
  }
  switch (shown) {
    case "opening":
      return (
        <>
          <PanelHeading title="Opening your link">This takes a moment.</PanelHeading>
          <ProgressBar label="Opening" />
          <noscript>
            <p className={styles.aside}>Turn on JavaScript and reload this page.</p>
          </noscript>
        </>
      );
    case "disowned":
      return (
        <PanelHeading title="That account is closed" headingRef={heading}>
          {REGISTRATION_DISOWNED}
        </PanelHeading>
      );
    case "failed":
      return (
        <>
          <PanelHeading title="We couldn’t verify it yet" headingRef={heading}>
            Your link still works. Please try again in a moment.
          </PanelHeading>
          {state.is === "failed" ? <Alert tone="bad">{state.message}</Alert> : null}
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setState({ is: "opening" });
                void opened(token ?? "").then(setState);
              }}
            >
              Try again
            </Button>
          </div>
        </>
      );
    default:
      return <NoLink gone={shown === "gone"} headingRef={heading} />;
  }
}

type Heading = { headingRef: React.RefObject<HTMLHeadingElement | null> };

function Done({ message, hasCart, headingRef }: Heading & { message: string; hasCart: boolean }) {
  const signedIn = useStoredSession()?.role === "customer";
  return (
    <>
      <PanelHeading title={message} headingRef={headingRef}>
        Thank you. You can now shop, book and plan with everything that Sayang has.
      </PanelHeading>
      <div className={styles.actions}>
        {signedIn ? (
          <ButtonLink href={hasCart ? CUSTOMER_CART : FIRST_STEP}>
            {hasCart ? "Back to your cart" : "Continue"}
          </ButtonLink>
        ) : (
          <ButtonLink href={FIRST_LOGIN}>Log in</ButtonLink>
        )}
      </div>
    </>
  );
}

function NoLink({ gone, headingRef }: Heading & { gone: boolean }) {
  const signedIn = useStoredSession()?.role === "customer";
  return (
    <>
      <PanelHeading
        title={gone ? "This link no longer works" : "Verify your email address"}
        headingRef={headingRef}
      >
        {gone ? LINK_GONE : "Open the link in the email we sent you. Can’t find it? Get a new one."}
      </PanelHeading>
      {signedIn ? (
        <ResendVerification />
      ) : (
        <>
          <div className={styles.actions}>
            <ButtonLink href={LOGIN}>Log in to get a new link</ButtonLink>
          </div>
          <p className={styles.aside}>Already verified? Just log in.</p>
        </>
      )}
    </>
  );
}

const isGone = (error: unknown) => isApiError(error) && error.code === 400;

async function opened(token: string): Promise<State> {
  try {
    return { is: "asking", registrant: await registrantOf(token) };
  } catch (error) {
    return isGone(error) ? { is: "gone" } : { is: "failed", message: messageOf(error) };
  }
}

async function answered(token: string, registrant: Registrant, answer: "yes" | "no"): Promise<State> {
  try {
    if (answer === "yes") return { is: "done", ...(await verifyEmail(token)) };
    await disownRegistration(token);
    return { is: "disowned" };
  } catch (error) {
    return isGone(error) ? { is: "gone" } : { is: "asking", registrant, problem: messageOf(error) };
  }
}
