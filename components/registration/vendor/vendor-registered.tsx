"use client";
import { useEffect, useRef } from "react";
import { PanelHeading } from "@/components/auth/sign-in-panel-heading";
import { ButtonLink } from "@/components/ui/button";
import styles from "./vendor-registered.module.css";

/** The end of a registration: what happens next, and when. */
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
          as it is decided. Please look in your spam folder too.
        </li>
        <li>
          <strong>You open your shop.</strong> Log in, add your first products, and couples can find you.
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
