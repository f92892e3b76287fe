"use client";
import { lazy, Suspense } from "react";
import { useAppSelector } from "@/store/hooks";

const VerifyReminder = lazy(() => import("./verify-reminder"));

/** Reminds a signed-in couple to confirm their address, on every page of their area, until they have. */
export function VerifyBanner() {
  const email = useAppSelector(({ auth: { userData } }) =>
    userData?.roleUser === "customer" && !userData.isEmailVerified ? userData.email : null,
  );
  if (email === null) return null;
  return (
    <Suspense>
      <VerifyReminder email={email} />
    </Suspense>
  );
}
