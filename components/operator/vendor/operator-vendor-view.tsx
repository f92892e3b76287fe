"use client";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useOperatorMay } from "../frame/use-operator";
import { ActsOf } from "../audit/acts-of";
import { VendorActs } from "./vendor-acts";
import { VendorFile } from "./vendor-file";
import { VendorTerms } from "./vendor-terms";
import styles from "./operator-vendor-view.module.css";

/** A vendor's details, the decisions that are possible now, and the operators' actions so far. */
export function OperatorVendorView({ id }: { id: string }) {
  const seesLog = useOperatorMay("audit");
  return (
    <>
      <Breadcrumb entries={[{ name: "Vendors", href: "/operator/vendors" }]} />
      <PageTitle title="Vendor" actions={<VendorActs id={id} />}>
        Its file, and what operators have done.
      </PageTitle>
      <div className={styles.columns}>
        <Card>
          <VendorFile id={id} />
        </Card>
        <div className={styles.side}>
          <VendorTerms id={id} />
          {seesLog ? (
            <Card as="section" aria-labelledby="acts">
              <h2 id="acts" className={styles.heading}>
                What operators did
              </h2>
              <ActsOf subjectId={id} />
            </Card>
          ) : null}
        </div>
      </div>
    </>
  );
}
