"use client";
import { useState, useSyncExternalStore } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { GUEST_CART } from "@/lib/session/page-guard";
import { keepNotice } from "@/lib/notice/kept-notice";
import { notify } from "@/lib/notice/notify";
import { loginPopupHidden, loginPopupReset } from "@/store/slices/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { LoginForm } from "./login-form";
import styles from "./login-popup.module.css";
import { afterPopupLogin, CLICK_DELAY_MS } from "./post-login";
import { SocialSignIn } from "@/components/identity/social/social-sign-in";
import { useSocialNetworks } from "@/components/identity/social/use-social-networks";
import { TwoStepStep } from "@/components/identity/two-step/two-step-step";

/** Opens over the page when a guest tries something that only customers may do. */
export default function LoginPopup({ store }: { store: AppStore }) {
  const read = () => store.getState().loginPopup;
  const popup = useSyncExternalStore(store.subscribe, read, read);
  const networks = useSocialNetworks(store);
  const [twoStep, setTwoStep] = useState<string | null>(null);
  const close = () => void store.dispatch(loginPopupReset());

  return (
    <>
      <Dialog
        open={popup.open && twoStep === null}
        title="Log in to continue"
        lead="Your cart, wishlist and plans are kept with your account."
        size="xs"
        closeButton
        // Keeps the form's values while the second step is open.
        keepMounted={twoStep !== null}
        onClose={close}
      >
        <LoginForm role="customer" onSignedIn={() => goOn(store)} onTwoStep={setTwoStep} />
        {networks ? (
          <SocialSignIn
            networks={networks}
            onSignedIn={(message) => goOn(store, message)}
            onTwoStep={setTwoStep}
          />
        ) : null}
        <p className={styles.join}>
          New to Sayang? <a href="/register">Join us</a>
        </p>
        {popup.type === "product" ? (
          <p className={styles.join}>
            Not now? <a href={GUEST_CART}>See your cart</a>
          </p>
        ) : null}
      </Dialog>
      <TwoStepStep email={twoStep} onClose={() => setTwoStep(null)} />
    </>
  );
}

/** Resumes what the visitor was about to do. Shows `message` here or on the page that follows. */
function goOn(store: AppStore, message?: string): void {
  const next = afterPopupLogin(store.getState().loginPopup);
  if (message) {
    if (next.do === "go") keepNotice("success", message);
    else notify("success", message);
  }
  if (next.do === "stay") {
    store.dispatch(loginPopupHidden());
    return;
  }
  store.dispatch(loginPopupReset());
  if (next.do === "go") window.location.assign(next.path);
  else window.setTimeout(() => buttonNamed(next.name)?.click(), CLICK_DELAY_MS);
}

function buttonNamed(name: string): HTMLElement | null {
  return document.getElementsByName(name)[0] ?? document.getElementById(name);
}
