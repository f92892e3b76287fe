"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { messageOf } from "@/contracts/api-error";
import type { ConnectState } from "@/contracts/sale/payment/payout";
import { useConnectWithStripeMutation, useAuthorizeWithStripeMutation } from "@/services/sale/payout";
import styles from "./payment-setup.module.css";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify } from "@/lib/notice/notify";

type Props = {
  connect: ConnectState;
  /** The code from the processor's redirect, otherwise empty. */
  code: string;
  state: string;
};

/** The account that receives a vendor's payouts: connects it, and shows what the processor still requires. */
export function PaymentSetup({ connect, code, state }: Props) {
  const [open, { isLoading, isSuccess }] = useConnectWithStripeMutation();
  const returned = useConnectReturn(code, state);
  const busy = isLoading || isSuccess || returned.isLoading;

  async function leave() {
    const { data } = await open();
    if (data) window.location.assign(data.data);
  }

  return (
    <>
      {returned.error ? <Alert tone="bad">{messageOf(returned.error)}</Alert> : null}
      <p>{words(connect)}</p>
      {connect.requirements.length > 0 ? (
        <ul className={styles.missing} aria-label="Missing details">
          {connect.requirements.map((each) => (
            <li key={each}>{plain(each)}</li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          busy={busy}
          variant={connect.payoutsEnabled ? "secondary" : "primary"}
          onClick={() => void leave()}
        >
          {connect.connected ? "Connect another account" : "Connect your account"}
        </Button>
      </div>
    </>
  );
}

function words({ gateway, connected, payoutsEnabled }: ConnectState): string {
  const processor = gateway === "stripe" ? "Stripe" : "our test card processor";
  if (payoutsEnabled) return "You're set up. We pay what you've earned to this account every Monday.";
  if (connected)
    return `Your account is connected. ${capital(processor)} needs the details below before we can pay you.`;
  return `We pay you through ${processor}. You'll leave Sayang for a moment to connect your account, then come back here.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns `representative.id_number` into `representative: id number`. */
const plain = (requirement: string) => capital(requirement.replaceAll(".", ": ").replaceAll("_", " "));

/** Exchanges the code from the processor's redirect, once, and removes it from the address. */
function useConnectReturn(code: string, state: string) {
  const router = useRouter();
  const [authorize, result] = useAuthorizeWithStripeMutation();
  const traded = useRef(false);
  useEffect(() => {
    if (!code || !state || traded.current) return;
    traded.current = true;
    router.replace("/vendor/dashboard/settings/onboarding?step=stripe", { scroll: false });
    void authorize({ code, state }).then(({ data }) => {
      if (data) notify("success", "Your payment account is connected");
    });
  }, [authorize, code, router, state]);
  return result;
}
