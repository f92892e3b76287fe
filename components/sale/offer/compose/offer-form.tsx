"use client";
import { useEffect, useState } from "react";
import { MilestoneParts } from "@/components/catalogue/vendor/profile/policy/milestone-parts";
import { Button } from "@/components/ui/action/button";
import { DialogPanel } from "@/components/ui/feedback/dialog";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { milestonesProblem } from "@/contracts/catalogue/vendor/vendor-profile";
import { type Offer, OFFER_LIMITS, type OfferOptions } from "@/contracts/sale/offer";
import { addDays, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useSendOfferMutation } from "@/services/sale/offer";
import styles from "./offer-composer.module.css";
import { bodyOf, draftOf, filledFrom, isComplete, newItem, type OfferDraft } from "./offer-draft";
import { OfferItem } from "./offer-item";
import { OfferSum } from "./offer-sum";
import { SaveTemplate } from "./save-template";

type Props = { roomId: string; name: string; options: OfferOptions; from: Offer | null; onClose: () => void };

/** The form of an offer, from a template or from products, with its total updated while typing. */
export function OfferForm({ roomId, name, options, from, onClose }: Props) {
  const today = todayInSingapore();
  const [draft, setDraft] = useState(() => draftOf(options, from, today));
  const [templateId, setTemplateId] = useState("");
  const [send] = useSendOfferMutation();
  const settled = useSettled(draft);
  const { products, templates } = options;
  const stepsProblem = milestonesProblem(draft.steps);
  const form = useForm({
    initialValues: {},
    submit: async () => {
      if (draft.items.length === 0) throw new Error("Add at least one product");
      if (!draft.eventDate) throw new Error("Choose the date");
      if (!draft.validUntil) throw new Error("Say until when the offer is valid");
      if (stepsProblem) throw new Error(stepsProblem);
      if (!isComplete(draft)) throw new Error("Give every product and extra a name, a number and a price");
      await send({ roomId, body: bodyOf(draft) }).unwrap();
      notify("success", "Offer sent");
      onClose();
    },
  });
  const set = (some: Partial<OfferDraft>) => {
    form.clearFailure();
    setDraft((before) => ({ ...before, ...some }));
  };
  const fill = (id: string) => {
    setTemplateId(id);
    const template = templates.find((each) => each.id === id);
    if (template) setDraft((before) => filledFrom(before, template, products, today));
  };
  const addProduct = (id: string) => {
    const product = products.find((each) => each.id === id);
    if (product) set({ items: [...draft.items, newItem(product)] });
  };
  const left = products.filter(({ id }) => !draft.items.some(({ productId }) => productId === id));

  return (
    <DialogPanel
      form={form.formProps}
      actions={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Send offer</SubmitButton>
        </>
      }
    >
      <div className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        {templates.length > 0 ? (
          <SelectField
            id="offer-template"
            label="Start from a template"
            value={templateId}
            onChange={({ target }) => fill(target.value)}
          >
            <option value="">No template</option>
            {templates.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className={styles.pair}>
          <DateField
            id="offer-date"
            label="Date"
            value={draft.eventDate}
            min={addDays(today, 1)}
            onDate={(eventDate) => set({ eventDate })}
          />
          <DateField
            id="offer-until"
            label="Valid until"
            value={draft.validUntil}
            min={today}
            max={addDays(today, OFFER_LIMITS.validDays)}
            marks={false}
            onDate={(validUntil) => set({ validUntil })}
          />
        </div>
        <SelectField
          id="offer-hold"
          label="Hold the date for them"
          value={draft.holdDays}
          onChange={({ target }) => set({ holdDays: target.value })}
        >
          <option value="0">Don’t hold it</option>
          {Array.from({ length: OFFER_LIMITS.holdDays }, (_, at) => (
            <option key={at} value={String(at + 1)}>
              {at === 0 ? "for 1 day" : `for ${at + 1} days`}
            </option>
          ))}
        </SelectField>
        {draft.items.map((item) => (
          <OfferItem
            key={item.productId}
            item={item}
            product={products.find(({ id }) => id === item.productId)}
            onChange={(next) =>
              set({ items: draft.items.map((each) => (each.productId === next.productId ? next : each)) })
            }
            onRemove={() =>
              set({ items: draft.items.filter(({ productId }) => productId !== item.productId) })
            }
          />
        ))}
        {left.length > 0 && draft.items.length < OFFER_LIMITS.items ? (
          <SelectField
            id="offer-add"
            label={draft.items.length === 0 ? "Product" : "Add another product"}
            value=""
            onChange={({ target }) => addProduct(target.value)}
          >
            <option value="">Choose a product</option>
            {left.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : null}
        {products.length === 0 ? (
          <p className={styles.hint}>Publish a product first: offers are made of your products.</p>
        ) : null}
        <OfferSum roomId={roomId} draft={settled} />
        <details className={styles.more}>
          <summary>Payments</summary>
          <MilestoneParts milestones={draft.steps} onChange={(steps) => set({ steps })} />
          {stepsProblem ? <p className={styles.hint}>{stepsProblem}</p> : null}
        </details>
        <TextAreaField
          id="offer-note"
          label={`Message to ${name} (optional)`}
          rows={3}
          maxLength={OFFER_LIMITS.note}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <TextAreaField
          id="offer-terms"
          label="Terms of this offer (optional)"
          hint="Your payment and refund policy applies anyway."
          rows={3}
          maxLength={OFFER_LIMITS.terms}
          value={draft.terms}
          onChange={({ target }) => set({ terms: target.value })}
        />
        <SaveTemplate
          draft={draft}
          chosen={templates.find(({ id }) => id === templateId)}
          onDeleted={() => setTemplateId("")}
        />
      </div>
    </DialogPanel>
  );
}

const PREVIEW_DELAY_MS = 400;

/** Returns the form once it has not changed for a moment. */
function useSettled(draft: OfferDraft): OfferDraft {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}
