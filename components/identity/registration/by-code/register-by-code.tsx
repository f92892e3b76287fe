"use client";
import { useRef, useState } from "react";
import { SocialSignIn } from "@/components/identity/social/social-sign-in";
import { useSocialNetworks } from "@/components/identity/social/use-social-networks";
import { TwoStepStep } from "@/components/identity/two-step/two-step-step";
import { Card } from "@/components/ui/page/card";
import { useAppStore } from "@/store/hooks";
import { CodeForm } from "./code-form";
import { DetailsForm } from "./details-form";
import { keepWaiting, waitingAddress } from "./waiting-address";
import { t } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
import styles from "./register-by-code.module.css";

type Props = {
  /** For buttons elsewhere on the page that lead here. */
  id: string;
  /** Called before this page signs in, so that the rest of the page doesn't react to it. */
  onBegin: () => void;
  /** The login page, with a link back here. */
  loginHref: string;
  /** Called once the session is stored, with a message if there is one to show on the next page. */
  onSignedIn: (message?: string) => void;
};

/**
 * Registers a guest without leaving the page: name, email and password, then the code from the email. If the page is
 * closed in between, as phones do while the mail app is open, it reopens at the code.
 */
export default function RegisterByCode({ id, onBegin, loginHref, onSignedIn }: Props) {
  const networks = useSocialNetworks(useAppStore());
  const [email, setEmail] = useState(waitingAddress);
  const [twoStep, setTwoStep] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (to: string | null) => {
    keepWaiting(to);
    setEmail(to);
    heading.current?.focus();
  };

  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className={styles.title}>
        {email === null ? t("Your details") : t("Check your email")}
      </h2>
      {/* Stays mounted, so that nothing typed is lost when the address is corrected. */}
      <div hidden={email !== null}>
        <p className={styles.lead}>
          {rich(
            "Vendors need to know who’s booking. Your free account also keeps this cart. Already have one? <a>Log in</a>",
            { a: (text) => <a href={loginHref}>{text}</a> },
          )}
        </p>
        <DetailsForm onSent={turn} />
        {networks ? (
          <SocialSignIn
            networks={networks}
            onBegin={onBegin}
            onSignedIn={onSignedIn}
            onTwoStep={setTwoStep}
          />
        ) : null}
      </div>
      {email === null ? null : (
        <CodeForm
          email={email}
          loginHref={loginHref}
          onBegin={onBegin}
          onVerified={() => {
            keepWaiting(null);
            onSignedIn();
          }}
          onBack={() => turn(null)}
        />
      )}
      <TwoStepStep email={twoStep} onClose={() => setTwoStep(null)} />
    </Card>
  );
}
