"use client";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { SaleDocument } from "@/contracts/sale/document";
import type { EditSide } from "@/contracts/sale/order/edit";
import { formatDate } from "@/lib/dates";
import { useDownloadMutation } from "@/services/download";
import { documentPath, useGetOrderDocumentsQuery } from "@/services/sale/document";
import styles from "./document-list.module.css";

/** The invoices, receipts and credit notes of an order, to download. */
export default function DocumentList({ orderId, side }: { orderId: string; side: EditSide }) {
  const { currentData: documents } = useGetOrderDocumentsQuery(
    { side, id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  const listRef = useRef<HTMLUListElement>(null);
  const shown = documents !== undefined && documents.length > 0;
  // The list is rendered after the page, on which the browser could not find the anchor.
  useEffect(() => {
    if (shown && window.location.hash === "#documents") listRef.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  if (!shown) return null;
  return (
    <DetailSection title="Documents">
      <ul ref={listRef} id="documents" className={styles.list}>
        {documents.map((document) => (
          <Row key={document.id} document={document} side={side} />
        ))}
      </ul>
    </DetailSection>
  );
}

function Row({ document: paper, side }: { document: SaleDocument; side: EditSide }) {
  const [download, { isLoading }] = useDownloadMutation();
  const fileName = `${paper.number}.pdf`;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{paper.title}</p>
        <p className={styles.facts}>
          {paper.number} · {formatDate(paper.date)} · {amount(paper.amount)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading}
        aria-label={`Download ${paper.title} ${paper.number}`}
        onClick={() => void download({ url: documentPath({ side, id: paper.id }), fileName })}
      >
        PDF
      </Button>
    </li>
  );
}
