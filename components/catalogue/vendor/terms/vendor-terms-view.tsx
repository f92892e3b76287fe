import { Alert } from "@/components/ui/feedback/alert";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { Prose } from "@/components/ui/text/prose";
import { type VendorTermsPage, vendorTermsHref } from "@/contracts/catalogue/vendor/vendor-terms";
import { formatDate } from "@/lib/dates";
import styles from "./vendor-terms-view.module.css";

/** `/vendor-detail/{id}/terms/{version}`: one version of a vendor's own terms, rendered on the server. */
export function VendorTermsView({ terms }: { terms: VendorTermsPage }) {
  const { id, kind, version, current, vendorName, slug, appliesFrom, sha256, fileName, text } = terms;
  const home = `/vendor-detail/${slug}`;
  return (
    <main id="main" className={styles.page}>
      <Breadcrumb
        entries={[
          { name: "Vendors", href: "/vendor#result" },
          { name: vendorName, href: home },
        ]}
      />
      <h1 className={styles.title}>{vendorName}’s own terms</h1>
      <p className={styles.facts}>
        Version {version}, for orders from {formatDate(appliesFrom)}
      </p>
      {current === version ? null : (
        <Alert tone="info">
          {current === null ? (
            `${vendorName} no longer has terms of its own for new orders. `
          ) : (
            <>
              New orders are placed under <a href={vendorTermsHref(slug, current)}>version {current}</a>.{" "}
            </>
          )}
          Orders placed under this version keep it.
        </Alert>
      )}
      {kind === "text" ? <Prose text={text} /> : null}
      <p>
        <a className={styles.download} href={`/api/v1/vendor/terms/file/${id}`} download={fileName}>
          {kind === "pdf" ? "Download the terms (PDF)" : "Download as text"}
        </a>
      </p>
      <details className={styles.proof}>
        <summary>Fingerprint (SHA-256)</summary>
        <code>{sha256}</code>
      </details>
      <p className={styles.note}>
        These are {vendorName}’s words. They add to Sayang’s{" "}
        <a href="/terms-and-condition">Terms and Conditions</a> and to the payment and refund rule on{" "}
        <a href={`${home}#payment`}>{vendorName}’s page</a>, and don’t replace them.
      </p>
    </main>
  );
}
