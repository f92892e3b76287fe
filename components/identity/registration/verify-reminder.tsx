"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { messageOf } from "@/contracts/api-error";
import { ALREADY_VERIFIED, VERIFICATION_SECONDS } from "@/contracts/identity/registration/register";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useResendVerificationMutation } from "@/services/identity/registration";
import { useAppSelector } from "@/store/hooks";
import styles from "./verify-reminder.module.css";

/** Offers a new verification link. Reloads the profile when the couple returns from the mailbox. */
export default function VerifyReminder({ email }: { email: string }) {
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { refetch } = useGetCustomerProfileQuery(id ?? skipToken);
  const [resend, { isLoading }] = useResendVerificationMutation();
  const [said, setSaid] = useState("");
  const [resting, setResting] = useState(false);
  useEffect(() => {
    const again = () => void refetch();
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [refetch]);
  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => setResting(false), VERIFICATION_SECONDS * 1000);
    return () => window.clearTimeout(timer);
  }, [resting]);

  const send = async () => {
    if (isLoading) return;
    try {
      await resend().unwrap();
      setSaid(`Sent to ${email}. Can’t find it? Check your spam folder.`);
      setResting(true);
    } catch (error) {
      const message = messageOf(error);
      setSaid(message);
      if (message === ALREADY_VERIFIED) void refetch();
    }
  };
  return (
    <aside className={styles.banner} aria-label="Confirm your email address">
      <Icon name="alert" />
      <div className={styles.words}>
        <p>
          <strong>Confirm your email address.</strong> Open the link we sent to{" "}
          <span className={styles.address}>{email}</span>. You need it to place orders.
        </p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={isLoading} disabled={resting} onClick={() => void send()}>
          {resting ? "Sent" : "Send again"}
        </Button>
        <a href="/user/profile#email-address">Wrong address?</a>
      </div>
    </aside>
  );
}
