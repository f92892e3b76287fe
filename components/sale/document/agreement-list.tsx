"use client";
import { Button } from "@/components/ui/action/button";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { AgreementFile } from "@/contracts/sale/agreement";
import type { EditSide } from "@/contracts/sale/order/edit";
import { formatDateTime } from "@/lib/dates";
import { useDownloadMutation } from "@/services/download";
import { agreementPath, useGetOrderAgreementsQuery } from "@/services/sale/agreement";
import styles from "./document-list.module.css";

/** The downloads of an order's agreement and its amendments. */
export default function AgreementList({ orderId, side }: { orderId: string; side: EditSide }) {
  const { currentData: files } = useGetOrderAgreementsQuery(
    { side, id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  if (!files || files.length === 0) return null;
  return (
    <DetailSection title="Agreement">
      <ul className={styles.list}>
        {files.map((file) => (
          <Row key={file.id} file={file} side={side} />
        ))}
      </ul>
    </DetailSection>
  );
}

function Row({ file, side }: { file: AgreementFile; side: EditSide }) {
  const { id, title, fileName, sha256, agreedAt } = file;
  const [download, { isLoading }] = useDownloadMutation();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>Agreed {formatDateTime(agreedAt)}</p>
        <details className={styles.facts}>
          <summary>Fingerprint (SHA-256)</summary>
          <code className={styles.hash}>{sha256}</code>
        </details>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading}
        aria-label={`Download ${title}`}
        onClick={() => void download({ url: agreementPath({ side, id }), fileName })}
      >
        PDF
      </Button>
    </li>
  );
}
