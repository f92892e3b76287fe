"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import { notify } from "@/lib/notice/notify";
import { useLazyGetPushQuery, useStartPushMutation, useStopPushMutation } from "@/services/identity/notice";
import { currentSubscription, type PushAbility, pushAbility, subscribe } from "./push-device";
import styles from "./push-card.module.css";

const WHY_NOT: Readonly<Record<Exclude<PushAbility, "possible">, string>> = {
  denied:
    "This browser blocks notifications from Sayang. Allow them in its settings for this site, then come back.",
  install:
    "On an iPhone or iPad, first add Sayang to your home screen: tap Share, then “Add to Home Screen”, and open it from there.",
  impossible: "This browser can’t show notifications.",
};

/** Switches notifications on this device on and off. */
export function PushCard() {
  const { ability, isOn, isBusy, turnOn, turnOff } = usePush();
  if (!ability) return null;
  return (
    <Card as="section" aria-labelledby="push-title" className={styles.card ?? ""}>
      <div>
        <h2 id="push-title" className={styles.title}>
          Notifications on this device
        </h2>
        <p className={styles.lead} aria-live="polite">
          {ability === "possible"
            ? isOn
              ? "On, as long as you’re logged in here. They say what happened and from whom, never what was written."
              : "Off. Turn them on to hear of messages and orders while Sayang is closed."
            : WHY_NOT[ability]}
        </p>
      </div>
      {ability === "possible" ? (
        <Button
          variant="secondary"
          disabled={isBusy || isOn === null}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        >
          {isOn ? "Turn off" : "Turn on"}
        </Button>
      ) : null}
    </Card>
  );
}

function usePush() {
  const [ability, setAbility] = useState<PushAbility | null>(null);
  /** Null until it is known. */
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [ask] = useLazyGetPushQuery();
  const [start] = useStartPushMutation();
  const [stop] = useStopPushMutation();

  useEffect(() => {
    const look = async () => {
      const now = pushAbility();
      const subscription = now === "possible" ? await currentSubscription().catch(() => null) : null;
      const answer = subscription && (await ask({ endpoint: subscription.endpoint }));
      setAbility(now);
      setIsOn(answer?.data?.isOn ?? false);
    };
    void look();
  }, [ask]);

  const busily = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch {
      notify("error", "Your browser couldn’t do that. Try again in a moment.");
    } finally {
      setIsBusy(false);
    }
  };
  const turnOn = () =>
    busily(async () => {
      const { data } = await ask({ endpoint: "" });
      const subscription = data && (await subscribe(data.publicKey));
      setAbility(pushAbility());
      if (subscription && !(await start(subscription)).error) setIsOn(true);
    });
  const turnOff = () =>
    busily(async () => {
      const subscription = await currentSubscription();
      if (subscription) {
        await stop({ endpoint: subscription.endpoint });
        await subscription.unsubscribe();
      }
      setIsOn(false);
    });
  return { ability, isOn, isBusy, turnOn, turnOff };
}
