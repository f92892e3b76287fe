"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { DetailSection } from "@/components/ui/page/detail-section";
import { TICKET_ANSWER } from "@/contracts/messaging/ticket/ticket";
import { OwnTickets } from "./own-tickets";
import styles from "./vendor-support.module.css";

const TicketForm = dynamic(() => import("./ticket-form").then((part) => part.TicketForm), { ssr: false });

/** Lets a vendor write to Sayang, and shows the status of its earlier tickets. */
export function VendorSupportView() {
  const [follows, setFollows] = useState("");
  return (
    <>
      <PageTitle title="Support">
        A person reads your message and replies by email within {TICKET_ANSWER}.
      </PageTitle>
      <div className={styles.columns}>
        <DetailSection title={follows ? `Add to ${follows}` : "Write to us"}>
          <TicketForm key={follows} follows={follows} onNew={() => setFollows("")} />
        </DetailSection>
        <DetailSection title="Your tickets">
          <OwnTickets onFollow={setFollows} />
        </DetailSection>
      </div>
    </>
  );
}
