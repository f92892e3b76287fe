"use client";
import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { dismissPromo } from "@/lib/promo/promo-dismissal";
import { PromoForm } from "./promo-form";
import styles from "./referral-greeting.module.css";
import { sendPromo } from "./send-promo";

/** The sign-up for an influencer's offer, within the page. */
export function ReferralPerk({ code }: { code: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const ask = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ask.current) return;
    sendPromo(ask.current, code, (email) => {
      dismissPromo();
      setSentTo(email);
    });
  }, [code]);
  useEffect(() => {
    if (sentTo) thanks.current?.focus();
  }, [sentTo]);
  if (sentTo === null) {
    return (
      <div ref={ask}>
        <PromoForm id="gift" />
      </div>
    );
  }
  return (
    <div className={styles.thanks}>
      <p ref={thanks} tabIndex={-1}>
        <strong>Thank you.</strong> Your code is on its way to{" "}
        <strong className={styles.address}>{sentTo}</strong>.
      </p>
      <ButtonLink href="/vendor">Start Planning</ButtonLink>
    </div>
  );
}
