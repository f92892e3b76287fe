"use client";
import { useEffect, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import type { SocialNetworks } from "@/contracts/identity/social";
import { keepNotice } from "@/lib/notice/kept-notice";
import { safePath } from "@/lib/safe-path";
import { OPERATOR_HOME } from "@/lib/session/page-guard";
import type { SignInRole } from "@/store/session";
import { LoginForm } from "./login-form";
import { destinationOf } from "./post-login";
import { SocialSignIn } from "@/components/identity/social/social-sign-in";
import { TwoStepStep } from "@/components/identity/two-step/two-step-step";
import { MINUTE_MS } from "@/lib/time";

type Props = {
  role: SignInRole;
  /** Offered to couples only, as an alternative to the password. */
  networks?: SocialNetworks;
};

/** Signs in with a password, or a social network for couples, and continues to the saved path. */
export function SignInForm({ role, networks }: Props) {
  const [twoStep, setTwoStep] = useState<string | null>(null);
  useEffect(() => {
    void resumeStoredSession();
    // The back button restores the page as it was left: still busy, and meant for a signed-out visitor.
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
  // A full load, because the router has cached the guest's view of the site.
  const goOn = () => window.location.assign(destinationOf(role, returnUrl()));
  return (
    <>
      <LoginForm role={role} onSignedIn={goOn} onTwoStep={setTwoStep} />
      {networks ? (
        <SocialSignIn
          networks={networks}
          onTwoStep={setTwoStep}
          onSignedIn={(message) => {
            keepNotice("success", message);
            goOn();
          }}
        />
      ) : null}
      <TwoStepStep
        email={twoStep}
        onClose={() => setTwoStep(null)}
        {...(role === "operator" ? { role, next: () => destinationOf(role, returnUrl()) } : {})}
      />
    </>
  );
}

const TRIED_AT = "sayang:resume-tried-at";
const ONCE_IN_MS = MINUTE_MS;

/**
 * Restores the session cookie when only the tokens are left, for example after the browser dropped its cookies. Tries
 * at most once a minute, so that a browser that refuses cookies isn't caught in a redirect loop.
 */
async function resumeStoredSession(): Promise<void> {
  const stored = storedSession();
  if (!stored) return;
  if (Number(window.sessionStorage.getItem(TRIED_AT)) > Date.now() - ONCE_IN_MS) return;
  window.sessionStorage.setItem(TRIED_AT, String(Date.now()));
  const [store, { resumeSession }] = await Promise.all([loadStore(), import("@/store/session")]);
  if (await store.dispatch(resumeSession()))
    window.location.replace(safePath(returnUrl()) ?? (stored.role === "operator" ? OPERATOR_HOME : "/"));
}

function returnUrl(): string | null {
  return new URLSearchParams(window.location.search).get("returnUrl");
}
