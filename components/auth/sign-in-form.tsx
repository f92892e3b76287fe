"use client";
import { useEffect, useState } from "react";
import { loadStore } from "@/components/layout/session/load-store";
import { storedSession } from "@/components/layout/session/use-stored-session";
import type { SocialNetworks } from "@/contracts/social";
import { keepNotice } from "@/lib/kept-notice";
import { safePath } from "@/lib/safe-path";
import type { SignInRole } from "@/store/session";
import { LoginForm } from "./login-form";
import { destinationOf } from "./post-login";
import { SocialSignIn } from "./social-sign-in";
import { TwoStepStep } from "./two-step-step";

type Props = {
  role: SignInRole;
  /** Offered beside the password; couples alone. */ networks?: SocialNetworks;
};

/** The form of a sign-in page: leads on to the saved path. */
export function SignInForm({ role, networks }: Props) {
  const [twoStep, setTwoStep] = useState<string | null>(null);
  useEffect(() => {
    void resumeStoredSession();
    // The page that the back button brings back as it was left: still busy, and no longer for this visitor.
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
  // A full load: what the router has cached is a guest's view of the site.
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
      <TwoStepStep email={twoStep} onClose={() => setTwoStep(null)} />
    </>
  );
}

const TRIED_AT = "sayang:resume-tried-at";
const ONCE_IN_MS = 60_000;

/**
 * The tokens outlive the cookie when a browser or the visitor drops only cookies. The session then gets its cookie
 * back and goes on; not again at once, so that a browser that refuses cookies does not go round in circles.
 */
async function resumeStoredSession(): Promise<void> {
  if (!storedSession()) return;
  if (Number(window.sessionStorage.getItem(TRIED_AT)) > Date.now() - ONCE_IN_MS) return;
  window.sessionStorage.setItem(TRIED_AT, String(Date.now()));
  const [store, { resumeSession }] = await Promise.all([loadStore(), import("@/store/session")]);
  if (await store.dispatch(resumeSession())) window.location.replace(safePath(returnUrl()) ?? "/");
}

function returnUrl(): string | null {
  return new URLSearchParams(window.location.search).get("returnUrl");
}
