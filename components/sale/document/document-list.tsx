"use client";
import { DownloadButton } from "@/components/session/download-button";
import { type ReactNode, useEffect, useRef } from "react";
import { amount } from "@/components/ui/money/amount";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { EditSide } from "@/contracts/sale/order/edit";
import { formatDate, formatDateTime } from "@/lib/dates";
import { agreementPath, useGetOrderAgreementsQuery } from "@/services/sale/agreement";
import { useGetCancellationQuery } from "@/services/sale/cancellation";
import { documentPath, useGetOrderDocumentsQuery } from "@/services/sale/document";
import styles from "./document-list.module.css";

const REFRESH = { refetchOnMountOrArgChange: true };

type Props = {
  orderId: string;
  side: EditSide;
  /** True when the order has or had a cancellation, whose files are listed too. */
  hasCancellation: boolean;
  /** The vendor's own terms that the order was placed under. */
  vendorTerms: OrderDetail["vendorTerms"];
};

/**
 * All files of an order, to download: the agreement and its amendments, invoices, receipts and credit notes, and what
 * was attached to a cancellation.
 */
export default function DocumentList({ orderId, side, hasCancellation, vendorTerms }: Props) {
  const { currentData: agreements } = useGetOrderAgreementsQuery({ side, id: orderId }, REFRESH);
  const { currentData: documents } = useGetOrderDocumentsQuery({ side, id: orderId }, REFRESH);
  const files = useGetCancellationQuery(
    { side: side === "customer" ? "user" : "vendor", orderId },
    { skip: !hasCancellation },
  ).currentData?.files;
  const listRef = useRef<HTMLUListElement>(null);
  const isShown =
    vendorTerms !== null || [agreements, documents, files].some((list) => list && list.length > 0);
  // The list is rendered after the page, on which the browser could not find the anchor.
  useEffect(() => {
    if (isShown && window.location.hash === "#documents") {
      listRef.current?.scrollIntoView({ block: "center" });
    }
  }, [isShown]);
  if (!isShown) return null;
  return (
    <DetailSection title="Documents">
      <ul ref={listRef} id="documents" className={styles.list}>
        {agreements?.map(({ id, title, fileName, sha256, agreedAt }) => (
          <Row key={id} title={title} url={agreementPath({ side, id })} fileName={fileName}>
            <p className={styles.facts}>Agreed {formatDateTime(agreedAt)}</p>
            <Fingerprint sha256={sha256} />
          </Row>
        ))}
        {vendorTerms ? (
          <Row
            title={`${side === "customer" ? "The vendor’s" : "Your"} own terms, version ${vendorTerms.version}`}
            url={`/vendor/terms/file/${vendorTerms.id}`}
            fileName={vendorTerms.fileName}
            action={vendorTerms.kind === "pdf" ? "PDF" : "Text"}
          >
            <p className={styles.facts}>
              Accepted with the order. They apply to orders from {formatDate(vendorTerms.appliesFrom)}.
            </p>
            <Fingerprint sha256={vendorTerms.sha256} />
          </Row>
        ) : null}
        {documents?.map((paper) => (
          <Row
            key={paper.id}
            title={paper.title}
            label={`Download ${paper.title} ${paper.number}`}
            url={documentPath({ side, id: paper.id })}
            fileName={`${paper.number}.pdf`}
          >
            <p className={styles.facts}>
              {paper.number} · {formatDate(paper.date)} · {amount(paper.amount)}
            </p>
          </Row>
        ))}
        {files?.map(({ id, name, bytes }) => (
          <Row key={id} title={name} url={`/cancelorder/files/${id}`} fileName={name} action="Download">
            <p className={styles.facts}>
              Attached to the cancellation · {Math.max(1, Math.round(bytes / 1024))} KB
            </p>
          </Row>
        ))}
      </ul>
    </DetailSection>
  );
}

function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <details className={styles.facts}>
      <summary>Fingerprint (SHA-256)</summary>
      <code className={styles.hash}>{sha256}</code>
    </details>
  );
}

type RowProps = {
  title: string;
  /** The button's name for screen readers. */
  label?: string;
  url: string;
  fileName: string;
  action?: string;
  children: ReactNode;
};

function Row({ title, label = `Download ${title}`, url, fileName, action = "PDF", children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      <DownloadButton variant="secondary" size="sm" aria-label={label} url={url} fileName={fileName}>
        {action}
      </DownloadButton>
    </li>
  );
}
