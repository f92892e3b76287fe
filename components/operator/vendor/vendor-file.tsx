"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import type { Declaration, OperatorVendor } from "@/contracts/catalogue/vendor/operator-vendor";
import { formatDateTime } from "@/lib/dates";
import { useGetOperatorVendorQuery } from "@/services/operator/vendor";
import { FactList } from "../parts/fact-list";
import styles from "./vendor-file.module.css";
import { VendorStatusBadge } from "./vendor-status-badge";

const DECLARATIONS: Readonly<Record<Declaration, string>> = {
  fiveYearHistory: "Five years in business",
  isDirectorOfbankrupt: "No director was bankrupt",
  isCaseReview: "No case before a court or CASE",
  isBadPress: "No bad press",
  isBadReviews: "No bad reviews",
};

/** A vendor's own statements, with the checks that support or contradict them. */
export function VendorFile({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetOperatorVendorQuery(id);
  if (error && !isFetching)
    return <LoadFailure title="This vendor could not be loaded" error={error} retry={refetch} />;
  if (!currentData) return <CardRowsSkeleton label="Loading the vendor" count={2} />;
  return <File vendor={currentData} />;
}

function File({ vendor }: { vendor: OperatorVendor }) {
  return (
    <div className={styles.file}>
      <header className={styles.head}>
        <h2 className={styles.name}>{vendor.vendorName}</h2>
        <VendorStatusBadge status={vendor.status} />
        <nav className={styles.links} aria-label="This vendor">
          <Link href={`/operator/vendors/${vendor._id}`} prefetch={false}>
            Whole file
          </Link>
          {vendor.status === "approved" ? (
            <a href={`/vendor-detail/${vendor.slug}`} target="_blank" rel="noopener">
              Public page
            </a>
          ) : null}
        </nav>
      </header>
      {vendor.statusReason ? (
        <Alert tone="warn" title="Last reason given">
          {vendor.statusReason}
        </Alert>
      ) : null}
      <Checks vendor={vendor} />
      <FactList
        facts={[
          { label: "Company", value: vendor.companyName },
          { label: "UEN", value: vendor.companyRegistrationNumber },
          { label: "Service", value: vendor.category },
          { label: "Products", value: String(vendor.products) },
          { label: "Login", value: vendor.email },
          { label: "Phone", value: vendor.phone },
          { label: "Website", value: vendor.website ? <Website address={vendor.website} /> : "" },
          { label: "Address", value: vendor.address },
          { label: "Owner", value: vendor.owner?.name },
          { label: "Owner’s email", value: vendor.owner?.email },
          { label: "Owner’s phone", value: vendor.owner?.phone },
          { label: "Applied", value: formatDateTime(vendor.appliedAt) },
        ]}
      />
      {vendor.comment ? (
        <section>
          <h3 className={styles.heading}>What the vendor adds</h3>
          <p className={styles.comment}>{vendor.comment}</p>
        </section>
      ) : null}
    </div>
  );
}

/** Links only to web pages, because vendors type the address. */
function Website({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}

function Checks({
  vendor: { isUenValid, companyRegistrationNumber, undeclared, twins },
}: {
  vendor: OperatorVendor;
}) {
  return (
    <section>
      <h3 className={styles.heading}>Checks</h3>
      <ul className={styles.checks}>
        <Check good={isUenValid}>
          {isUenValid
            ? "The UEN has a form that ACRA issues"
            : companyRegistrationNumber
              ? "The UEN has no form that ACRA issues"
              : "No UEN given"}
        </Check>
        {undeclared.length === 0 ? <Check good>All declarations made</Check> : null}
        {undeclared.map((name) => (
          <Check key={name}>Not declared: {DECLARATIONS[name]}</Check>
        ))}
        {twins.length === 0 ? <Check good>No other vendor has its UEN, phone or website</Check> : null}
        {twins.map(({ _id, vendorName, status, shares }) => (
          <Check key={_id}>
            Same {shares.join(" and ")} as{" "}
            <Link href={`/operator/vendors/${_id}`} prefetch={false}>
              {vendorName}
            </Link>{" "}
            <VendorStatusBadge status={status} />
          </Check>
        ))}
      </ul>
    </section>
  );
}

function Check({ good = false, children }: { good?: boolean; children: ReactNode }) {
  return (
    <li className={styles.check} data-good={good || undefined}>
      <span aria-hidden="true">{good ? "✓" : "!"}</span>
      <span>
        <span className="visually-hidden">{good ? "Fine: " : "Look at this: "}</span>
        {children}
      </span>
    </li>
  );
}
