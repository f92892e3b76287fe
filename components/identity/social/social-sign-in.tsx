"use client";
import { lazy, Suspense, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import {
  NETWORK_NAMES,
  SOCIAL_CONSENT,
  type SocialNetwork,
  type SocialNetworks,
} from "@/contracts/identity/social";
import { keepNotice } from "@/lib/notice/kept-notice";
import { notify } from "@/lib/notice/notify";
import { isApiError, messageOf } from "@/contracts/api-error";
import { FacebookMark, GoogleMark } from "./social-icons";
import { googleProfile, registerHref, type SocialProfile, socialPayload } from "./social-profile";
import styles from "./social-sign-in.module.css";
import { sendTwoStepCode } from "@/components/identity/two-step/two-step-code";
import { t } from "@/lib/words/t";

const SocialGoogle = lazy(() => import("./social-google"));
const facebook = () => import("./social-facebook");

type Props = {
  networks: SocialNetworks;
  /** Called before the session is stored. */
  onBegin?: () => void;
  /** Called with a message after signing in. */
  onSignedIn: (message: string) => void;
  onTwoStep: (email: string) => void;
};

const FAILED = {
  google: "Log in attempt fails",
  facebook: "Login failed please try again!",
} as const satisfies Record<SocialNetwork, string>;

/**
 * Sign-in with Google or Facebook, as configured on the server. Their scripts load only when the visitor moves to a
 * button, so that the networks don't learn of everyone who merely views the page.
 */
export function SocialSignIn({
  networks: { google, facebook: appId },
  onBegin,
  onSignedIn,
  onTwoStep,
}: Props) {
  const [busy, setBusy] = useState<SocialNetwork | null>(null);
  const [failure, setFailure] = useState("");
  const [googleWanted, setGoogleWanted] = useState(false);
  const [presses, setPresses] = useState(0);
  if (!google && !appId) return null;

  const fail = (network: SocialNetwork) => {
    setBusy(null);
    notify("error", FAILED[network]);
  };
  const begin = (network: SocialNetwork) => {
    if (busy) return false;
    setFailure("");
    setBusy(network);
    return true;
  };
  const signIn = async (network: SocialNetwork, accessToken: string, profile: SocialProfile) => {
    const body = socialPayload(network, accessToken, profile);
    try {
      onBegin?.();
      const [store, { signInSocial }] = await Promise.all([loadStore(), import("@/store/session")]);
      const outcome = await store.dispatch(signInSocial(body));
      if (outcome.kind === "signed-in") return onSignedIn(`${NETWORK_NAMES[network]} login successful`);
      if (await sendTwoStepCode(outcome.email)) onTwoStep(outcome.email);
    } catch (error) {
      if (!isApiError(error) || error.code !== 400) notify("error", messageOf(error));
      // The address belongs to an account, whose owner has been sent a link.
      else if (error.errors.length > 0) setFailure(error.message);
      else {
        keepNotice("error", error.message);
        return window.location.assign(registerHref(body));
      }
    }
    setBusy(null);
  };
  const pressFacebook = async (id: string) => {
    if (!begin("facebook")) return;
    try {
      const { askFacebook } = await facebook();
      const { accessToken, profile } = await askFacebook(id);
      await signIn("facebook", accessToken, profile);
    } catch {
      fail("facebook");
    }
  };

  return (
    <section className={styles.social} aria-label={t("Log in with a social network")}>
      <p className={styles.or}>{t("or")}</p>
      {failure ? <Alert>{failure}</Alert> : null}
      {google ? (
        <Button
          variant="secondary"
          block
          busy={busy === "google"}
          onPointerEnter={() => setGoogleWanted(true)}
          onFocus={() => setGoogleWanted(true)}
          onClick={() => {
            if (!begin("google")) return;
            setGoogleWanted(true);
            setPresses(presses + 1);
          }}
        >
          {busy === "google" ? null : <GoogleMark />}
          {t("Continue with Google")}
        </Button>
      ) : null}
      {appId ? (
        <Button
          variant="secondary"
          block
          busy={busy === "facebook"}
          onPointerEnter={() => preload(appId)}
          onFocus={() => preload(appId)}
          onClick={() => void pressFacebook(appId)}
        >
          {busy === "facebook" ? null : <FacebookMark />}
          {t("Continue with Facebook")}
        </Button>
      ) : null}
      <p className={styles.consent}>
        <ConsentWords>{SOCIAL_CONSENT}</ConsentWords>
      </p>
      {google && googleWanted ? (
        <Suspense>
          <SocialGoogle
            clientId={google}
            presses={presses}
            onToken={(token) => void googleProfile(token).then((profile) => signIn("google", token, profile))}
            onFailure={() => fail("google")}
            onBroken={() => {
              if (busy === "google") fail("google");
              // Lets the next click start over.
              setGoogleWanted(false);
              setPresses(0);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Loads the script early: browsers block the network's window unless it opens right after a click. */
function preload(appId: string): void {
  facebook()
    .then(({ loadFacebook }) => loadFacebook(appId))
    .catch(() => undefined);
}
