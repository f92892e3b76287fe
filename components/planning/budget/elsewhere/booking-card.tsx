"use client";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import { PICTURE_ACCEPT } from "@/contracts/pictures";
import type { OutsideBooking, OutsideFile, OutsidePayment } from "@/contracts/planning/budget/budget";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useDownloadMutation } from "@/services/download";
import {
  useAddOutsideFileMutation,
  useChangeOutsidePaymentMutation,
  useRemoveOutsideFileMutation,
} from "@/services/planning/budget";
import styles from "./booking-card.module.css";

const PaymentDialog = lazy(() => import("./payment-dialog"));
const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const ACCEPT = `.pdf,.doc,.docx,.txt,${PICTURE_ACCEPT}`;

type Props = { booking: OutsideBooking; onEdit: () => void };

/** A vendor booked elsewhere: the agreed amount, payments and documents. */
export function BookingCard({ booking, onEdit }: Props) {
  const { id, vendorName, contact, notes, payments, files, paid, owed } = booking;
  const [asked, setAsked] = useState<OutsidePayment | "new" | null>(null);
  return (
    <Card as="li" className={styles.card ?? ""}>
      <div className={styles.head}>
        <h3 className={styles.name}>{vendorName}</h3>
        <Button variant="plain" size="sm" aria-label={`Edit ${vendorName}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
      {contact ? <p className={styles.note}>{contact}</p> : null}
      {notes ? <p className={styles.note}>{notes}</p> : null}
      {payments.length > 0 ? (
        <>
          <p className={styles.sums}>
            {amount(paid)} paid, {amount(owed)} to pay
          </p>
          <ul className={styles.rows}>
            {payments.map((payment) => (
              <Payment key={payment.id} payment={payment} onEdit={() => setAsked(payment)} />
            ))}
          </ul>
        </>
      ) : null}
      <Files bookingId={id} vendorName={vendorName} files={files} onPayment={() => setAsked("new")} />
      <Suspense>
        {asked ? (
          <PaymentDialog
            key={asked === "new" ? "new" : asked.id}
            bookingId={id}
            payment={asked === "new" ? null : asked}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

function Payment({ payment, onEdit }: { payment: OutsidePayment; onEdit: () => void }) {
  const { id, label, dueOn, paidOn } = payment;
  const [change] = useChangeOutsidePaymentMutation();
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={paidOn !== null}
        aria-label={`${label} is paid`}
        onChange={({ target }) => void change({ id, paidOn: target.checked ? todayInSingapore() : null })}
      />
      <button type="button" className={styles.label} onClick={onEdit}>
        {label}
      </button>
      <span className={styles.figures}>
        {amount(payment.amount)}
        <small>
          {paidOn ? `Paid ${formatDate(paidOn)}` : dueOn ? `Due ${formatDate(dueOn)}` : "No due date"}
        </small>
      </span>
    </li>
  );
}

type FilesProps = { bookingId: string; vendorName: string; files: OutsideFile[]; onPayment: () => void };

function Files({ bookingId, vendorName, files, onPayment }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [add, adding] = useAddOutsideFileMutation();
  const [remove, removing] = useRemoveOutsideFileMutation();
  const [download] = useDownloadMutation();
  const [asked, setAsked] = useState<OutsideFile | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const data = new FormData();
    data.append("file", file);
    const { data: kept } = await add({ bookingId, data });
    if (kept) notify("success", `${file.name} is kept here, for you alone`);
  };
  return (
    <>
      {files.length > 0 ? (
        <ul className={styles.rows}>
          {files.map((file) => (
            <li key={file.id} className={styles.row}>
              <button
                type="button"
                className={styles.label}
                onClick={() =>
                  void download({ url: `/planning/outside/file/${file.id}`, fileName: file.name })
                }
              >
                {file.name}
              </button>
              <Button
                variant="plain"
                size="sm"
                aria-label={`Delete ${file.name}`}
                onClick={() => setAsked(file)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={onPayment}>
          Add payment
        </Button>
        <Button variant="plain" size="sm" busy={adding.isLoading} onClick={() => input.current?.click()}>
          Add file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={`A contract or receipt of ${vendorName}`}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title="Delete this file?"
            confirm="Delete file"
            cancel="Keep it"
            tone="danger"
            busy={removing.isLoading}
            onConfirm={() => void remove(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            {asked.name} can’t be brought back.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
