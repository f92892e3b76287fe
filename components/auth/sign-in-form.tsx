"use client";
import { useEffect } from "react";
import { loadStore } from "@/components/layout/session/load-store";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { safePath } from "@/lib/safe-path";
import type { SignInRole } from "@/store/session";
import { LoginForm } from "./login-form";
import { destinationOf } from "./post-login";

/** The form of a sign-in page: leads on to the saved path. */
export function SignInForm({ role }: { role: SignInRole }) {
  useEffect(() => {
    void resumeStoredSession();
    // The page that the back button brings back as it was left: still busy, and no longer for this visitor.
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
  // A full load: what the router has cached is a guest's view of the site.
  return (
    <LoginForm role={role} onSignedIn={() => window.location.assign(destinationOf(role, returnUrl()))} />
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
