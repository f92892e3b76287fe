"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify } from "@/lib/notice/notify";
import { useAuthorizeWithStripeMutation } from "@/services/sale/payout";

/** Trades the code that the processor sent the vendor back with, once, and takes it out of the address. */
export function useConnectReturn(code: string, state: string) {
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
