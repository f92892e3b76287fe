"use client";
import { useEffect, useRef } from "react";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "./vendor-registered.module.css";

/** Confirms a registration and says what happens next. */
export function VendorRegistered({ message, email }: { message: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <>
      <PanelHeading title="Thank you. We have your application" headingRef={heading}>
        {message}
      </PanelHeading>
      <ol className={styles.next} aria-label="What happens next">
        <li>
          <strong>We look at it.</strong> Our team checks the registration of the business and your
          declarations.
        </li>
        <li>
          <strong>You hear from us.</strong> We write to <span className={styles.email}>{email}</span> as soon
          as it is decided. Check your spam folder too.
        </li>
        <li>
          <strong>Couples find you.</strong> Log in to add your products and to answer messages, appointments
          and orders.
        </li>
      </ol>
      <div className={styles.actions}>
        <ButtonLink href="/">Have a look around</ButtonLink>
        <ButtonLink variant="secondary" href="/vendor/login">
          Vendor Login
        </ButtonLink>
      </div>
    </>
  );
}
