"use client";
import { useState } from "react";
import { v4 } from "uuid";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  type Audience,
  BROADCAST_MAX,
  CUSTOMER_SEGMENT_LABELS,
  CUSTOMER_SEGMENTS,
  type CustomerSegment,
} from "@/contracts/messaging/customer";
import { broadcastBody } from "@/contracts/messaging/customer.schema";
import { notify } from "@/lib/notice/notify";
import { useGetAudienceQuery, useSendBroadcastMutation } from "@/services/messaging/customer";

type Props = { open: boolean; initialSegment: CustomerSegment; onClose: () => void };

/** Writes to a group of customers. The button states the number of recipients. */
export default function BroadcastDialog({ open, initialSegment, onClose }: Props) {
  const [clientId, setClientId] = useState(() => v4());
  const [send] = useSendBroadcastMutation();
  const form = useForm({
    initialValues: { segment: initialSegment as string, message: "" },
    schema: broadcastBody.pick(["segment", "message"]),
    validateOnBlur: false,
    submit: async ({ segment, message }) => {
      const sent = await send({
        segment: segment as CustomerSegment,
        message,
        clientId,
        recipients: reached,
      }).unwrap();
      notify("success", `Message sent to ${couples(sent.rooms + sent.mails)}`);
      setClientId(v4());
      onClose();
      return { kept: { segment, message: "" } };
    },
  });
  const segment = form.values.segment as CustomerSegment;
  const { currentData: audience, isFetching } = useGetAudienceQuery(segment, { skip: !open });
  const reached = audience ? audience.rooms + audience.mails : 0;
  return (
    <FormDialog
      open={open}
      title="Write to a group"
      keepMounted
      onClose={onClose}
      form={form}
      submit={reached > 0 ? `Send to ${couples(reached)}` : "Nobody to write to"}
      disabled={isFetching || reached === 0}
    >
      <SelectField {...form.field("segment")} label="To">
        {CUSTOMER_SEGMENTS.map((each) => (
          <option key={each} value={each}>
            {CUSTOMER_SEGMENT_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <p role="status">{audience ? reachOf(audience) : "Counting…"}</p>
      <TextAreaField {...form.field("message")} label="Message" rows={6} maxLength={BROADCAST_MAX} />
    </FormDialog>
  );
}

const couples = (count: number) => (count === 1 ? "1 couple" : `${count} couples`);

function reachOf({ rooms, mails, unreachable }: Audience): string {
  return [
    `${couples(rooms)} in your conversations`,
    mails > 0 && `${mails} by email`,
    unreachable > 0 && `${unreachable} not reached: no conversation yet, and no consent to emails`,
  ]
    .filter(Boolean)
    .join(" · ");
}
