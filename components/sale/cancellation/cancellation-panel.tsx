"use client";
import { DownloadButton } from "@/components/session/download-button";
import { useEffect } from "react";
import { Allowed } from "@/components/session/allowed";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { DetailSection } from "@/components/ui/page/detail-section";
import { messageOf } from "@/contracts/api-error";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDateTime } from "@/lib/dates";
import { cancellationApi, useGetCancellationQuery } from "@/services/sale/cancellation";
import { useAppDispatch } from "@/store/hooks";
import styles from "./cancellation.module.css";
import { ACTOR_LABELS, EVENT_LABELS, type Reader, tell } from "./cancellation-labels";
import { CustomerActions } from "./customer-actions";
import { RefundParts } from "./refund-parts";
import { VendorActions } from "./vendor-actions";

type Props = { order: OrderDetail; reader: Reader };

/** The state of the latest request to cancel: what happened, what happens next, who must act by when. */
export default function CancellationPanel({ order, reader }: Props) {
  const side = reader === "customer" ? "user" : "vendor";
  const { data, error } = useGetCancellationQuery({ side, orderId: order.id });
  const dispatch = useAppDispatch();
  // The refund may be sent between loading the order and its cancellation.
  const isOrderStale = data?.state === "refunded" && order.refundDue > 0;
  useEffect(() => {
    if (!isOrderStale) return;
    dispatch(cancellationApi.util.invalidateTags([reader === "customer" ? "Order" : "VendorOrder"]));
  }, [isOrderStale, reader, dispatch]);
  if (!data) {
    return (
      <DetailSection title="Cancellation">
        {error ? <Alert tone="bad">{messageOf(error)}</Alert> : <Skeleton />}
      </DetailSection>
    );
  }
  const other = reader === "customer" ? order.vendor.vendorName : order.customer.name;
  const { title, next } = tell(data, reader, other);
  const goesOn = data.state === "withdrawn" || data.state === "rejected_by_vendor";
  return (
    <DetailSection title="Cancellation">
      <div className={styles.panel} data-state={data.state}>
        <div aria-live="polite">
          <p className={styles.state}>{title}</p>
          <p className={styles.next}>{next}</p>
        </div>
        {goesOn ? null : (
          <RefundParts parts={data.refund} kept={data.kept} paid={data.paid} reader={reader} />
        )}
        {data.needsReturn ? <p>To hand back before the refund: {data.needsReturn}</p> : null}
        {reader === "customer" ? (
          <CustomerActions details={data} other={other} />
        ) : (
          <Allowed to="orders.decide">
            <VendorActions details={data} other={other} />
          </Allowed>
        )}
        <Said details={data} other={other} reader={reader} />
        <Files details={data} />
        <History details={data} />
      </div>
    </DetailSection>
  );
}

function Said({ details, other, reader }: { details: CancellationDetails; other: string; reader: Reader }) {
  const { requestedBy, reason, reasonDetails, customerComments, vendorComments } = details;
  const asked = [reason, reasonDetails].filter(Boolean).join("\n");
  const said = [
    { by: requestedBy, text: asked },
    { by: "customer" as const, text: customerComments },
    { by: "vendor" as const, text: vendorComments },
  ].filter(({ text }) => text !== "");
  return said.map(({ by, text }, at) => (
    <p key={at} className={styles.note}>
      <strong>{by === reader ? "You" : other}:</strong> {text}
    </p>
  ));
}

function Files({ details: { files } }: { details: CancellationDetails }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.history} aria-label="Files">
      {files.map(({ id, name, actor, bytes }) => (
        <li key={id}>
          <DownloadButton variant="plain" size="sm" url={`/cancelorder/files/${id}`} fileName={name}>
            {name}
          </DownloadButton>{" "}
          <span className={styles.hint}>
            {ACTOR_LABELS[actor]}, {Math.max(1, Math.round(bytes / 1024))} KB
          </span>
        </li>
      ))}
    </ul>
  );
}

function History({ details: { history } }: { details: CancellationDetails }) {
  return (
    <details>
      <summary>What has happened so far</summary>
      <ol className={styles.history}>
        {history.map(({ kind, actor, note, at }, index) => (
          <li key={`${at} ${kind} ${index}`}>
            <strong>{EVENT_LABELS[kind]}</strong>{" "}
            <span className={styles.hint}>
              {ACTOR_LABELS[actor]}, {formatDateTime(at)}
            </span>
            {note ? <p className={styles.note}>{note}</p> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
