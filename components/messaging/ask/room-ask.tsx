"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { DECLINE_LABELS, DECLINE_REASONS } from "@/contracts/messaging/ask";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useDeclineAskMutation, useGetRoomAskQuery } from "@/services/messaging/ask";
import styles from "./ask.module.css";

/** Shows a couple's request to the vendor, who can decline it in two presses, with a reason. */
export default function RoomAskBar({ roomId }: { roomId: string }) {
  const { data } = useGetRoomAskQuery(roomId, { refetchOnMountOrArgChange: true });
  const [asksWhy, setAsksWhy] = useState(false);
  const [decline, { isLoading }] = useDeclineAskMutation();
  const ask = data?.ask;
  if (!ask) return null;
  const facts = [
    ask.eventDate ? formatDate(ask.eventDate) : "Date not fixed",
    ask.tables ? `${ask.tables} tables` : "",
  ].filter(Boolean);
  return (
    <div className={styles.ask} role="group" aria-label="Request for an offer">
      <p>
        <strong>Asks for an offer</strong> · {facts.join(" · ")}
      </p>
      {asksWhy ? (
        <>
          {DECLINE_REASONS.map((reason) => (
            <Button
              key={reason}
              variant="secondary"
              size="sm"
              busy={isLoading}
              onClick={() =>
                void decline({ roomId, reason }).then((answer) => {
                  if (answer.data) notify("success", "Declined. The couple has been told.");
                })
              }
            >
              {DECLINE_LABELS[reason]}
            </Button>
          ))}
          <Button variant="plain" size="sm" onClick={() => setAsksWhy(false)}>
            Back
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setAsksWhy(true)}>
          Can’t do it
        </Button>
      )}
    </div>
  );
}
