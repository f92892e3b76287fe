"use client";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { type Enquiry, LOST_CHOICES, LOST_LABELS } from "@/contracts/messaging/enquiry";
import { notify } from "@/lib/notice/notify";
import { useLoseEnquiryMutation } from "@/services/messaging/enquiry";
import styles from "./enquiries.module.css";

/** Asks why an enquiry was lost. Each reason takes one press. */
export default function LostDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [lose, { isLoading }] = useLoseEnquiryMutation();
  const name = enquiry.couple.name || "this couple";
  return (
    <Dialog
      title={`Why is ${name} lost?`}
      lead="The couple isn’t told. If they write again, the enquiry comes back."
      onClose={onClose}
    >
      <div className={styles.reasons}>
        {LOST_CHOICES.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            busy={isLoading}
            onClick={() =>
              void lose({ id: enquiry.id, reason }).then((answer) => {
                if (!answer.data) return;
                notify("success", "Marked as lost");
                onClose();
              })
            }
          >
            {LOST_LABELS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
