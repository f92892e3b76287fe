"use client";
import { lazy, Suspense, useState } from "react";
import type { OperatorVendorTransition } from "@/contracts/catalogue/vendor/vendor-status";
import { notify } from "@/lib/notice/notify";
import { useDecideOnVendorMutation, useGetOperatorVendorQuery } from "@/services/operator/vendor";
import { ActBar } from "../queue/act-bar";
import { VENDOR_DECISIONS } from "./vendor-decisions";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

/** The decisions that are possible on the vendor now. They are sent once confirmed, without time to undo. */
export function VendorActs({ id }: { id: string }) {
  const { currentData: vendor } = useGetOperatorVendorQuery(id);
  const [decide] = useDecideOnVendorMutation();
  const [asked, setAsked] = useState<OperatorVendorTransition | null>(null);
  if (!vendor) return null;
  const words = asked ? VENDOR_DECISIONS[asked] : null;
  return (
    <>
      <ActBar
        acts={vendor.decisions.map((decision) => ({
          key: VENDOR_DECISIONS[decision].key,
          label: VENDOR_DECISIONS[decision].label,
          tone: VENDOR_DECISIONS[decision].tone,
          run: () => setAsked(decision),
        }))}
        withKeys={false}
      />
      {asked && words ? (
        <Suspense>
          <ReasonDialog
            {...(words.reason ?? {
              title: `${words.label} ${vendor.vendorName}`,
              lead: "The vendor gets an email.",
              submit: `${words.label} vendor`,
            })}
            required={words.reason !== undefined}
            tone={words.tone === "danger" ? "danger" : "primary"}
            onReason={async (reason) => {
              await decide({ id, body: { decision: asked, reason } }).unwrap();
              notify("success", `${words.done} ${vendor.vendorName}`);
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
