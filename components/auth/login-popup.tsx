"use client";
import Dialog from "@mui/material/Dialog";
import { useId, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { loginPopupHidden, loginPopupReset } from "@/store/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { LoginForm } from "./login-form";
import styles from "./login-popup.module.css";
import { afterPopupLogin, CLICK_DELAY_MS } from "./post-login";

const PAPER = {
  width: "min(26rem, calc(100vw - 2rem))",
  margin: "1rem",
  borderRadius: "var(--radius-lg)",
  background: "var(--paper)",
  color: "var(--ink)",
  boxShadow: "var(--shadow-3)",
};

/** Opens over the page when a guest tries what only a customer may do (spec customer §2, Dialogs). */
export default function LoginPopup({ store }: { store: AppStore }) {
  const read = () => store.getState().loginPopup;
  const popup = useSyncExternalStore(store.subscribe, read, read);
  const titleId = useId();
  const close = () => void store.dispatch(loginPopupReset());

  return (
    <Dialog
      open={popup.open}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: PAPER, elevation: 0 } }}
    >
      <div className={styles.body}>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        <h2 id={titleId} className={styles.title}>
          Log in to go on
        </h2>
        <p className={styles.lead}>Your cart, wishlist and plans are kept with your account.</p>
        <LoginForm role="customer" onSignedIn={() => goOn(store)} />
      </div>
    </Dialog>
  );
}

/** What the visitor was about to do, now that they may. */
function goOn(store: AppStore): void {
  const next = afterPopupLogin(store.getState().loginPopup);
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
