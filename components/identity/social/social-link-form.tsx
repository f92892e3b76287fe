"use client";
import { useEffect, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { LINK_GONE } from "@/contracts/identity/recovery";
import { NETWORK_NAMES, type SocialNetwork } from "@/contracts/identity/social";
import { messageOf } from "@/contracts/api-error";
import styles from "./social-link-form.module.css";

/** Connects a social login from the mailed link. Needs a click, because mail scanners open links too. */
export function SocialLinkForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(token ? "" : LINK_GONE);
  const [linked, setLinked] = useState<SocialNetwork | null>(null);
  // Keeps the token out of the history and off the screen.
  useEffect(() => window.history.replaceState(window.history.state, "", window.location.pathname), []);

  const connect = async () => {
    setBusy(true);
    setFailure("");
    try {
      const [store, { authApi }] = await Promise.all([loadStore(), import("@/services/identity/auth")]);
      const { network } = await store.dispatch(authApi.endpoints.linkSocial.initiate(token)).unwrap();
      setLinked(network);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (linked) {
    const name = NETWORK_NAMES[linked];
    return (
      <div className={styles.body}>
        <Alert tone="good" title={`Your ${name} login is connected`}>
          From now on “Continue with {name}” opens your account.
        </Alert>
        <ButtonLink size="lg" block href="/login">
          Log in
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.body}>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {token ? (
        <Button size="lg" block busy={busy} onClick={() => void connect()}>
          {busy ? "Connecting" : "Connect"}
        </Button>
      ) : null}
      <ButtonLink variant="secondary" block href="/login">
        Back to login
      </ButtonLink>
    </div>
  );
}
