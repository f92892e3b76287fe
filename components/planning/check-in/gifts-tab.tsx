"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { AmountField } from "@/components/ui/money/amount-field";
import { HomeSection } from "@/components/ui/page/home-section";
import type { AngBao } from "@/contracts/planning/check-in";
import { giftForm } from "@/contracts/planning/check-in.schema";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import {
  useAddAngBaoMutation,
  useGetAngBaoQuery,
  useRemoveAngBaoMutation,
} from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The ang bao of an event with their total, for people who plan. */
export function GiftsTab({ eventId }: { eventId: string }) {
  const { page } = useListParams();
  const query = useGetAngBaoQuery({ eventId, page });
  const [remove, removing] = useRemoveAngBaoMutation();
  const [asked, setAsked] = useState<AngBao | null>(null);
  return (
    <div className={styles.columns}>
      <HomeSection title="Ang bao">
        <PagedList
          query={query}
          failure="Ang bao could not be loaded"
          loading="Loading ang bao"
          placeholders={2}
          empty={
            <p className={styles.note}>
              None noted yet. Helpers note them at the door when their link allows it, and you can add those
              handed over before or after.
            </p>
          }
          head={(data) => (
            <p className={styles.sum}>
              <strong>{formatMoney(toCents(data.total))}</strong>
              {data.unopened > 0
                ? ` and ${data.unopened} closed envelope${data.unopened === 1 ? "" : "s"}`
                : ""}
            </p>
          )}
        >
          {(data) => (
            <ul>
              {data.docs.map((gift) => (
                <li key={gift.id} className={styles.row}>
                  <span className={styles.who}>
                    <span className={styles.name}>{gift.fromName}</span>
                    <span className={styles.note}>{detailsOf(gift)}</span>
                  </span>
                  <span className={styles.number}>
                    {gift.amount === null ? "Closed" : formatMoney(toCents(gift.amount))}
                  </span>
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={`Remove the ang bao from ${gift.fromName}`}
                    onClick={() => setAsked(gift)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
        <Suspense>
          {asked ? (
            <ConfirmDialog
              open
              title={`Remove the ang bao from ${asked.fromName}?`}
              confirm="Remove"
              cancel="Keep it"
              tone="danger"
              busy={removing.isLoading}
              onConfirm={() => void remove(asked.id).then(() => setAsked(null))}
              onClose={() => setAsked(null)}
            >
              It leaves your list and helpers’ phones.
            </ConfirmDialog>
          ) : null}
        </Suspense>
      </HomeSection>
      <HomeSection title="Add one yourself">
        <GiftForm eventId={eventId} />
      </HomeSection>
    </div>
  );
}

function GiftForm({ eventId }: { eventId: string }) {
  const [add] = useAddAngBaoMutation();
  const blank = { name: "", amount: "", envelope: "", note: "" };
  const form = useForm({
    initialValues: blank,
    schema: giftForm,
    idPrefix: "ang-bao",
    validateOnBlur: false,
    submit: async (values) => {
      const { name: fromName, amount = null, envelope, note } = giftForm.cast(values);
      await add({ eventId, fromName, amount, envelope, note }).unwrap();
      return { kept: blank };
    },
  });
  const { onChange: _, ...amount } = form.field("amount");
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="From" maxLength={80} />
      <AmountField
        {...amount}
        label="Amount in dollars (optional)"
        onAmount={(value) => form.set({ amount: value })}
      />
      <TextField {...form.field("note")} label="Note (optional)" maxLength={200} />
      <div>
        <SubmitButton variant="secondary" busy={form.busy}>
          Add ang bao
        </SubmitButton>
      </div>
    </form>
  );
}

const detailsOf = ({ envelope, at, by, note }: AngBao) =>
  [envelope ? `Envelope ${envelope}` : "", `${formatDateTime(at)}, ${by}`, note].filter(Boolean).join(" · ");
