"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { VendorTerms as Terms } from "@/contracts/catalogue/vendor/operator-vendor";
import { formatDate } from "@/lib/dates";
import { useGetOperatorVendorQuery } from "@/services/operator/vendor";
import { FactList } from "../parts/fact-list";
import styles from "./operator-vendor-view.module.css";

const TermsDialog = lazy(() => import("./terms-dialog"));
const NoteDialog = lazy(() => import("./note-dialog"));

/** Commission and other terms that only Sayang sets, and internal notes hidden from the vendor. */
export function VendorTerms({ id }: { id: string }) {
  const { currentData: vendor } = useGetOperatorVendorQuery(id);
  const [open, setOpen] = useState<"terms" | "note" | null>(null);
  const close = () => setOpen(null);
  if (!vendor) return null;
  const { commission, isTrusted, ...period } = vendor.terms;
  return (
    <Card as="section" aria-labelledby="terms">
      <h2 id="terms" className={styles.heading}>
        What we grant
      </h2>
      <FactList
        facts={[
          { label: "Commission", value: `${commission}%` },
          {
            label: "New products and edits",
            value: isTrusted ? "Go live without review" : "Are reviewed first",
          },
          { label: "Featured (marked as an ad)", value: periodWords(period) },
        ]}
      />
      <div className={styles.acts}>
        <Button variant="secondary" size="sm" onClick={() => setOpen("terms")}>
          Change
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen("note")}>
          Write a note
        </Button>
        {vendor.status === "approved" || vendor.status === "suspended" || vendor.status === "closed" ? (
          <ButtonLink variant="secondary" size="sm" href={`/operator/vendors/${id}/close`}>
            {vendor.status === "closed" ? "See how it closed" : "Close the vendor"}
          </ButtonLink>
        ) : null}
      </div>
      <Suspense>
        {open === "terms" ? <TermsDialog id={id} terms={vendor.terms} onClose={close} /> : null}
        {open === "note" ? <NoteDialog id={id} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}

function periodWords({ featuredFrom, featuredUntil }: Pick<Terms, "featuredFrom" | "featuredUntil">): string {
  return featuredFrom && featuredUntil ? `${formatDate(featuredFrom)} to ${formatDate(featuredUntil)}` : "No";
}
