"use client";
import Link from "next/link";
import { saveWedding } from "@/components/identity/wedding/save-wedding";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { OtherDay } from "@/contracts/planning/overview";
import { messageOf } from "@/contracts/api-error";
import { formatDate, type IsoDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { ourWedding } from "@/store/storage/remembered-wedding";
import { useState } from "react";
import styles from "./booked-day.module.css";

type Props = { day: IsoDate; booked: OtherDay };

/** Offers the day of a booked banquet when the couple's wedding date is different. */
export function BookedDay({ day, booked: { orderId, vendorName, date } }: Props) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await saveWedding({ ...ourWedding(), date });
      notify("success", `Your wedding date is ${formatDate(date)}`);
    } catch (error) {
      notify("error", messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Alert tone="warn" title={`Your banquet is on ${formatDate(date)}`}>
      <p>
        You booked tables at{" "}
        <Link href={`/user/manage-orders/${orderId}`} prefetch={false}>
          {vendorName}
        </Link>{" "}
        for {formatDate(date)}, and your wedding date is {formatDate(day)}. Is the banquet the wedding day?
        Then your checklist and countdown move along.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className={styles.take}
        disabled={busy}
        onClick={() => void take()}
      >
        Use {formatDate(date)}
      </Button>
    </Alert>
  );
}
